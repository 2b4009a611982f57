import { z } from "zod";
import { hero, line, list, meta } from "../../fields.ts";

export const sentSchema = z.strictObject({ ...meta, ...hero, next: list(line(200), "item") });
