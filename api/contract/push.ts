import * as z from 'zod/mini'
import { storableText } from '#api/contract/text.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { languages } from '#locales/languages.ts'

/** The longest address of a push service that is taken; real ones have up to some 500 characters. */
export const longestEndpoint = 1024

/** The last time that a date can have. */
const LATEST = 8_640_000_000_000_000

const endpoint = z
  .string({ error: 'refused' })
  .check(z.minLength(1, 'refused'), z.maxLength(longestEndpoint, 'refused'))
/** Base64 as addresses have it (RFC 4648, section 5), of so many bytes; browsers add no padding. */
const bytes = (count: number) => {
  const length = Math.ceil((count * 4) / 3)
  return z.string({ error: 'refused' }).check(z.length(length, 'refused'), z.regex(/^[\w-]+$/, 'refused'))
}
const auth = bytes(16)
const shortText = z._default(z.string({ error: 'refused' }).check(storableText(), z.maxLength(40, 'refused')), '')
const refusedUnless = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: 'refused' })

/** What a browser wants to hear of. Of several languages the first comes first: each post is told of once. */
export const pushPreferences = z.object(
  {
    languages: z
      .array(refusedUnless(languages), { error: 'refused' })
      .check(z.minLength(1, 'refused'), z.maxLength(languages.length, 'refused')),
    types: z
      .array(refusedUnless(postTypes), { error: 'refused' })
      .check(z.minLength(1, 'refused'), z.maxLength(postTypes.length, 'refused')),
  },
  { error: 'refused' },
)

export type PushPreferences = z.output<typeof pushPreferences>

/** What the browser runs on, in the words of the analytics call: never a whole user agent. */
export const pushDevice = z.object(
  { type: refusedUnless(['desktop', 'mobile', 'tablet', 'unknown']), browser: shortText, os: shortText },
  { error: 'refused' },
)

export type PushDevice = z.output<typeof pushDevice>

/** `POST /api/push/subscriptions` (specification 3): `PushSubscription.toJSON()` with what belongs to it. */
export const pushSubscriptionInput = z.object({
  endpoint,
  keys: z.object(
    {
      p256dh: bytes(65), // the browser's public key: a point on P-256, uncompressed
      /** The secret that only this browser and this server know; it proves whose subscription it is. */
      auth,
    },
    { error: 'refused' },
  ),
  /** Milliseconds since 1970; whole ones are stored. */
  expirationTime: z.optional(
    z.nullable(
      z
        .number({ error: 'refused' })
        .check(z.overwrite(Math.floor), z.minimum(0, 'refused'), z.maximum(LATEST, 'refused')),
    ),
  ),
  /** Of the page on which it was made: the words around a post's title are in it. */
  language: refusedUnless(languages),
  device: pushDevice,
  preferences: pushPreferences,
  timestamp: z.iso.datetime('refused'), // when the visitor agreed, by their clock
})

export type PushSubscriptionInput = z.output<typeof pushSubscriptionInput>

/** 201 of `POST /api/push/subscriptions`, or 200 when the same browser was known already. */
export const pushSaved = z.object({ isNew: z.boolean() })

export const pushProof = z.object({ endpoint, auth })

export type PushProof = z.output<typeof pushProof>

/** `known` is also false for a subscription under another key than `GET /api/push/key` gives: no message reaches it. */
export const pushState = z.object({
  known: z.boolean(),
  language: z.optional(z.enum(languages)),
  preferences: z.optional(pushPreferences),
})

export type PushState = z.output<typeof pushState>

/** 200 of `GET /api/push/key`: the server's public key (RFC 8292), for `pushManager.subscribe`. */
export const pushKey = z.object({ key: z.string().check(z.regex(/^[\w-]{87}$/)) })

/** Declarative Web Push: Safari shows it by itself, the worker of other browsers reads the same fields. */
export const pushMessage = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.optional(z.string()),
    navigate: z.url(), // whole address on this site
    lang: z.enum(languages),
    dir: z.literal('ltr'),
    tag: z.string(), // one notification for each post, however often it is told of
    icon: z.optional(z.url()),
    timestamp: z.optional(z.number()), // when the post appeared, in milliseconds since 1970
  }),
})

export type PushMessage = z.output<typeof pushMessage>
