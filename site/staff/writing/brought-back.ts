import type { WrittenPost } from '#api/contract/staff/post-writing.ts'

/**
 * What bringing a revision back makes of the text: its words are of one language. Picture, type, author and whether it is
 * featured are of all, and stay; words about another picture than the one that stays do not come back.
 */
export function broughtBack(former: WrittenPost, now: WrittenPost): WrittenPost {
  const { picture, type, author, isFeatured } = now
  const { pictureAlt } = former.picture === picture ? former : now
  return { ...former, picture, pictureAlt, type, author, isFeatured }
}
