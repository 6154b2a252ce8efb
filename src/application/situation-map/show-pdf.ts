import { Err, Ok, type Result } from 'ts-results';
import type { Language } from '#domain/language.ts';
import type { UserId } from '#domain/sessions/user.ts';
import type { MapId } from '#domain/situation-map/situation-map.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { MapStore } from '../ports/stores/map-store.ts';

interface Deps {
  readonly maps: MapStore;
  readonly fileStore: FileStore;
}

interface Pdf {
  readonly bytes: Uint8Array;
  readonly language: Language;
}

export type PdfRefusal = { readonly kind: 'map_unknown' } | { readonly kind: 'map_not_ready' };

export type ShowPdf = ReturnType<typeof makeShowPdf>;

/** The PDF of one of the user's own maps, as stored when the map was made. */
export const makeShowPdf =
  ({ maps, fileStore }: Deps) =>
  async (userId: UserId, id: MapId): Promise<Result<Pdf, PdfRefusal>> => {
    const map = await maps.findOwn(userId, id);
    if (map === undefined) return Err({ kind: 'map_unknown' });
    if (map.stage !== 'complete') return Err({ kind: 'map_not_ready' });
    const bytes = await fileStore.find(map.pdfKey);
    if (bytes !== undefined) return Ok({ bytes, language: map.submission.language });
    if ((await maps.findOwn(userId, id)) === undefined) return Err({ kind: 'map_unknown' });
    throw new Error('The PDF of a complete map is missing.');
  };
