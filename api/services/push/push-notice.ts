import type { PushMessage } from '#api/contract/push.ts'
import type { Language } from '#locales/languages.ts'

/** Bytes left for text in an encrypted record of 4,096 (RFC 8291, 4; RFC 8188, 2). */
export const LONGEST_PAYLOAD = 4096 - 86 - 17
const LONGEST_TITLE = 120 // graphemes; systems cut off longer ones
const LONGEST_BODY = 240
const SHORT_TITLE = 80 // after a push service answered 413

interface Notice {
  title: string
  body: string
  path: string // path on this site
  language: Language
  tag: string
  at: number
}

/** The payload of a notification (specification 4). */
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

/** Canonical, with prefix and slash (D5). */
export function postPath(language: Language, slug: string): string {
  return `/${language}/blog/app/${encodeURIComponent(slug)}/`
}

/** Cuts between graphemes: an emoji or an accent may be several code points. */
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
