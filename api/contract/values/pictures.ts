/** What is made of an uploaded picture: as of the site's own (`ui/pictures`). Pixels. */
const widths = [160, 320, 480, 800, 1200, 1600]
export const pictureFormats = ['avif', 'webp', 'jpg'] as const

export type PictureFormat = (typeof pictureFormats)[number]

export const largestPicture = 1600

/** Of a picture whose largest file is so wide; that one is the last. */
export function pictureWidths(width: number): number[] {
  return [...widths.filter((smaller) => smaller < width), width]
}

/** Hexadecimal, of the content: 128 bits of its SHA-256. */
export const pictureId = /^[0-9a-f]{32}$/

/** `/pictures/{id}-{width}.{format}`, beside the site's own. */
export const pictureFile = /^([0-9a-f]{32})-(\d{1,4}\.(?:avif|webp|jpg))$/

/** Bytes, pixels, pixels of a side, files of a form, characters. */
export const pictureLimits = {
  bytes: 30_000_000,
  pixels: 40_000_000, // half of it, as of the next, in more than eight bits a channel
  pixelsOfAvif: 20_000_000, // its decoder takes twice the memory: of 40 million all that a small server has
  side: 16_000,
  atOnce: 10,
  name: 120,
  alt: 300,
  search: 100,
} as const

/** Why a file is not taken: keys of `locales/{language}/staff/staff-errors.json`. */
export const pictureRefusals = [
  'picture_missing',
  'picture_large',
  'picture_type',
  'picture_svg',
  'picture_heic',
  'picture_animated',
  'picture_pixels',
  'picture_avif',
  'picture_deep',
  'picture_side',
  'picture_broken',
  'picture_slow',
  'picture_room',
] as const

export type PictureRefusal = (typeof pictureRefusals)[number]

/** All, those without words in some language, and those that can still be brought back. */
export const pictureShelves = ['all', 'asking', 'deleted'] as const

export type PictureShelf = (typeof pictureShelves)[number]
