import * as z from 'zod/mini'
import { rowId, rowVersion, staffLanguage, time } from '#api/contract/staff/fields.ts'
import { storableText, typedText } from '#api/contract/text.ts'
import { pictureId, pictureLimits, pictureShelves } from '#api/contract/values/pictures.ts'

/** From the left and from the top: shares of width and height. */
const focus = z.object({ x: z.number(), y: z.number() })

const share = z.number({ error: 'refused' }).check(z.minimum(0, 'refused'), z.maximum(1, 'refused'))

const alt = z
  .string({ error: 'refused' })
  .check(storableText(), z.trim(), z.maxLength(pictureLimits.alt, 'picture_alt_long'))

const picture = z.object({
  id: z.string(), // also its name in `/pictures`
  name: z.string(),
  width: z.number(), // of the largest file
  height: z.number(),
  widths: z.array(z.number()), // available in `/pictures`
  bytes: z.number(), // of all files
  color: z.string(), // shown until it is there
  focus,
  alt: z.partialRecord(staffLanguage, z.string()),
  isDecorative: z.boolean(),
  version: z.number(),
  addedAt: time,
  addedBy: z.nullable(z.string()), // a name
  deletedAt: z.nullable(time),
})

export type Picture = z.output<typeof picture>

export const picturesQuery = z.object({
  q: z.optional(z.string().check(storableText(), z.trim(), z.maxLength(pictureLimits.search, 'refused'))),
  shelf: z.optional(z.enum(pictureShelves, { error: 'refused' })),
  page: z.optional(z.coerce.number({ error: 'refused' }).check(z.int('refused'), z.minimum(1, 'refused'))),
})

export type PicturesQuery = z.output<typeof picturesQuery>

export const picturesAnswer = z.object({
  pictures: z.array(picture), // newest first
  page: z.number(),
  pages: z.number(),
  found: z.number(),
  counts: z.object({ all: z.number(), asking: z.number(), deleted: z.number() }),
})

export type PicturesAnswer = z.output<typeof picturesAnswer>

const use = z.object({
  postId: z.string(),
  language: staffLanguage,
  title: z.string(),
  slug: z.string(),
  isLive: z.boolean(),
})

export type PictureUse = z.output<typeof use>

export const pictureAnswer = z.object({ picture, uses: z.array(use) })

export type PictureAnswer = z.output<typeof pictureAnswer>

export const pictureById = z.object({ id: rowId.check(z.regex(pictureId, 'refused')) })

export const pictureInput = z.object({
  ...pictureById.shape,
  version: rowVersion, // that it was read with
  name: typedText({ least: 1, most: pictureLimits.name, short: 'picture_name', long: 'picture_name' }),
  alt: z.partialRecord(staffLanguage, alt),
  isDecorative: z.boolean({ error: 'refused' }),
  focus: z.object({ x: share, y: share }),
})

export type PictureInput = z.output<typeof pictureInput>

/** `isNew`: false for a file that was here already. */
export const pictureAdded = z.object({ picture, isNew: z.boolean() })

export type PictureAdded = z.output<typeof pictureAdded>
