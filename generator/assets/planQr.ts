/** A QR code as a drawing: dark modules as one path of lines, a unit wide, in a square of `size` units. */
export interface QrDrawing {
	readonly size: number;
	readonly path: string;
}

/** Light modules on each side, without which scanners don't find the code (ISO/IEC 18004, 6.3.8). */
const quietZone = 4;

/** The QR code of a text, with error correction M (15 %). */
export async function planQr(text: string): Promise<QrDrawing> {
	const { create } = await import("qrcode");
	const { modules } = create(text, { errorCorrectionLevel: "M" });
	let path = "";
	for (let row = 0; row < modules.size; row += 1) {
		// Rows are lines through their modules' middles: a run of dark ones is drawn, a run of light ones skipped.
		let column = 0;
		let pen: number | undefined;
		while (column < modules.size) {
			if (!modules.get(row, column)) {
				column += 1;
				continue;
			}
			const start = column;
			while (column < modules.size && modules.get(row, column)) column += 1;
			path += pen === undefined ? `M${start + quietZone} ${row + quietZone + 0.5}` : `m${start - pen} 0`;
			path += `h${column - start}`;
			pen = column;
		}
	}
	return { size: modules.size + 2 * quietZone, path };
}
