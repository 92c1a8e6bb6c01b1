import type { StaffClient } from '#api/contract/staff/client.ts'
import type { WritingAnswer } from '#api/contract/staff/post-writing.ts'
import { isLanguage } from '#locales/languages.ts'
import { newPlacesLeft } from '#site/staff/saving/kept-texts.ts'
import { postAddress } from '#site/staff/screens/post-address.ts'
import { names } from '#site/visitor/stored-names.ts'

/** Whether the server has nothing of it. */
export const isNewPost = ({ version, source, panes }: Pick<WritingAnswer, 'version' | 'source' | 'panes'>) =>
  version === 0 && !source && Object.keys(panes).length === 0

/** The address of a new post that this browser has kept and the server never had: no list leads to it. */
export async function newPostLeft(accountId: string, client: StaffClient): Promise<string | undefined> {
  for (const place of await newPlacesLeft(names.postText, accountId)) {
    const [, id = '', language = ''] = place.split('/')
    if (!isLanguage(language)) continue
    const found = await client.readPost({ id, in: language })
    if (found.ok && isNewPost(found.answer)) return postAddress(id, language)
  }
  return undefined
}
