import * as z from 'zod/mini'
import { type Language, languages } from '#locales/languages.ts'
import { parseAddress, safeAddress } from '#site/push/worker/safe-address.ts'
import { workerWords } from '#site/push/worker/worker-words.ts'

const longest = { title: 200, body: 500, tag: 200 } as const // characters; no system shows more

const icon = '/icon-192.png'
/** White on nothing: Android lays its own colour under it. */
const badge = '/badge-96.png'

/** Newer servers may send more. */
const message = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string().check(z.overwrite(oneLine), z.minLength(1)),
    body: z.catch(z.string(), ''),
    navigate: z.catch(z.optional(z.string()), undefined),
    lang: z.catch(z.optional(z.enum(languages)), undefined),
    tag: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(longest.tag))), undefined),
    icon: z.catch(z.optional(z.string()), undefined),
    timestamp: z.catch(z.optional(z.number().check(z.positive())), undefined),
  }),
})

interface Place {
  origin: string
  language: Language
}

export interface ShownMessage {
  title: string
  options: NotificationOptions & { timestamp?: number } // TypeScript does not know it yet
}

/** https://www.w3.org/TR/push-api/#declarative-push-message; for anything else, words of our own. */
export function readMessage(text: string | undefined, { origin, language }: Place): ShownMessage {
  const { data } = message.safeParse(parse(text))
  const lang = data?.notification.lang ?? language
  const { title, body } = data?.notification ?? workerWords[language]
  const { navigate, tag, icon: own, timestamp } = data?.notification ?? {}
  return {
    title: title.slice(0, longest.title),
    options: {
      body: oneLine(body).slice(0, longest.body),
      lang,
      dir: 'ltr',
      tag: tag ?? 'blog',
      icon: ownFile(own, origin) ?? icon,
      badge,
      ...(timestamp !== undefined && { timestamp }),
      data: { navigate: safeAddress(navigate, origin, lang) },
    },
  }
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}

function ownFile(address: string | undefined, origin: string): string | undefined {
  const file = address === undefined ? undefined : parseAddress(address, origin)
  return file?.origin === origin && /^https?:$/.test(file.protocol) ? file.href : undefined
}
