import * as z from 'zod/mini'
import { type NewsletterDraft, type SubscriptionInput, subscriptionInput } from '#api/contract/newsletter.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'

const text = z.optional(z.string())
const draft = z.object({ email: text, source: text })

export function newsletterDraftFrom(form: FormData): NewsletterDraft {
  const values = draft.parse(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')))
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

export function subscriptionStepFrom(form: FormData): SubscriptionInput {
  const token = form.get('token')
  const step = form.get('step')
  const parsed = subscriptionInput.safeParse({
    token,
    step,
    ...(step === 'preferences' && {
      language: form.get('language'),
      topics: postTypes.filter((topic) => form.has(`topic-${topic}`)),
    }),
  })
  return parsed.success ? parsed.data : { token: typeof token === 'string' ? token : '' }
}
