import { oc } from '@orpc/contract';
import * as z from 'zod';
import { errors } from './vocabulary/errors.ts';

/** Largest picture for the content of the site. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

/** A profile photo is cut to a square; everything else is for the site. */
export const picturePurpose = z.enum(['site', 'profile']);
export type PicturePurpose = z.infer<typeof picturePurpose>;

export const uploads = {
  uploadImage: oc
    .route({
      method: 'POST',
      path: '/image-server/upload',
      successStatus: 201,
      summary:
        "Store a picture (multipart, field 'image'); it is checked and encoded anew. For the site (admin), or a profile photo of at most 2 MB",
      tags: ['Uploads'],
    })
    .input(z.object({ image: z.file({ error: 'Please choose a picture.' }), purpose: picturePurpose.default('site') }))
    .output(
      z.object({
        success: z.literal(true),
        file: z.object({
          url: z.string().describe('Path on this site'),
          width: z.number().int(),
          height: z.number().int(),
          bytes: z.number().int(),
        }),
      }),
    )
    .errors({
      UNAUTHORIZED: errors.UNAUTHORIZED,
      FORBIDDEN: errors.FORBIDDEN,
      IMAGE_REJECTED: errors.IMAGE_REJECTED,
      IMAGE_TOO_LARGE: errors.IMAGE_TOO_LARGE,
      TOO_MANY_UPLOADS: errors.TOO_MANY_UPLOADS,
      BUSY: errors.BUSY,
    }),
  getImage: oc
    .route({ method: 'GET', path: '/images/{name}', summary: 'A stored picture', tags: ['Uploads'] })
    .input(z.object({ name: z.string().regex(/^[\w-]+\.webp$/) }))
    .output(z.file())
    .errors({ NOT_FOUND: { ...errors.NOT_FOUND, message: 'This picture does not exist.' } }),
};
