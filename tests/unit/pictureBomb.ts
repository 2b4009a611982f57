import { crc32, deflateSync } from "node:zlib";

/** Returns a PNG of one color, which is a small file however many pixels it has. */
export function pictureBomb(width: number, height: number): Buffer {
	const chunk = (type: string, data: Uint8Array) => {
		const body = Buffer.concat([Buffer.from(type), data]);
		const size = Buffer.alloc(4);
		const check = Buffer.alloc(4);
		size.writeUInt32BE(data.length);
		check.writeUInt32BE(crc32(body));
		return Buffer.concat([size, body, check]);
	};
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width);
	header.writeUInt32BE(height, 4);
	// One bit for each pixel.
	header[8] = 1;
	const pixels = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
	return Buffer.concat([
		Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
		chunk("IHDR", header),
		chunk("IDAT", deflateSync(pixels)),
		chunk("IEND", Buffer.alloc(0)),
	]);
}
