import sharp from 'sharp';

/**
 * Longest side of a picture that a provider gets, in px. Anthropic scales anything above 1568 down, OpenAI above 2048,
 * Gemini cuts 768-px tiles: at 1568 no pixels are discarded that we paid to send, and small text stays legible.
 */
const MAX_SIDE = 1568;
/** A long page is cut into pieces of full width instead of being scaled until nobody can read it. */
const MAX_PIECES = 6;

export type Piece = {
  /** JPEG: the one format that every compatible server (Ollama, LM Studio) can decode. */
  jpeg: Uint8Array;
  width: number;
  height: number;
  /** Where the piece begins in the design, in design px. */
  top: number;
};

/** The design in a form that suits providers, and how many of its pixels are one design pixel. */
export type ProviderPicture = { pieces: Piece[]; scale: number };

/** Encodes a picture for a provider: scaled to a width it keeps, and cut into pieces from top to bottom when long. */
export async function encodePicture(picture: Uint8Array): Promise<ProviderPicture> {
  const { width, height } = await sharp(picture).metadata();
  const scale = Math.min(1, MAX_SIDE / width, (MAX_SIDE * MAX_PIECES) / height);
  const count = Math.ceil((height * scale) / MAX_SIDE);
  const step = Math.ceil(height / count);
  const pieces: Piece[] = [];
  for (let top = 0; top < height; top += step) {
    const part = { left: 0, top, width, height: Math.min(step, height - top) };
    // Coloured 10-px text smears when colour is stored at half the resolution, so it is not.
    const { data, info } = await sharp(picture)
      .extract(part)
      .resize({
        width: Math.max(1, Math.round(width * scale)),
        height: Math.max(1, Math.round(part.height * scale)),
        fit: 'fill',
      })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true });
    pieces.push({ jpeg: new Uint8Array(data), width: info.width, height: info.height, top });
  }
  return { pieces, scale };
}
