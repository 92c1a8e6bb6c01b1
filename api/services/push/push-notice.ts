import type { PushMessage } from '#api/contract/push.ts'
import type { Language } from '#locales/languages.ts'

/** What one encrypted record of 4,096 bytes leaves for the text itself (RFC 8291, 4; RFC 8188, 2). */
export const LONGEST_PAYLOAD = 4096 - 86 - 17
/** Systems cut off what is longer; in characters as people count them. */
const LONGEST_TITLE = 120
const LONGEST_BODY = 240
/** Of a message that a push service finds too long. */
const SHORT_TITLE = 80

interface Notice {
  title: string
  body: string
  /** The address on this site that it opens, from its root on. */
  path: string
  language: Language
  /** Notifications with the same tag replace each other. */
  tag: string
  /** When what it tells of has appeared. */
  at: number
}

/** What a notification says (specification 4), as it is sent. */
export function createPushNotices(publicUrl: string) {
  const message = (notice: Notice, rest: Partial<PushMessage['notification']>): string => {
    const { title, path, language, tag } = notice
    const notification = {
      title: cut(title, LONGEST_TITLE),
      navigate: `${publicUrl}${path}`,
      lang: language,
      dir: 'ltr' as const,
      tag,
      ...rest,
    }
    return JSON.stringify({ web_push: 8030, notification } satisfies PushMessage)
  }

  /** Only what a notification cannot do without. */
  const short = (notice: Notice) => message(notice, { title: cut(notice.title, SHORT_TITLE) })

  return {
    short,
    whole(notice: Notice): string {
      const body = cut(notice.body, LONGEST_BODY)
      const text = message(notice, { body, icon: `${publicUrl}/icon-192.png`, timestamp: notice.at })
      return Buffer.byteLength(text) > LONGEST_PAYLOAD ? short(notice) : text
    },
  }
}

export type PushNotices = ReturnType<typeof createPushNotices>

/** The address of a post, as search engines keep it (D5). */
export function postPath(language: Language, slug: string): string {
  return `/${language}/blog/app/${encodeURIComponent(slug)}/`
}

/** The beginning of a text, never half a character: an emoji or an accent may be several. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
