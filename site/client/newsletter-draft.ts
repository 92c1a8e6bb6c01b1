import { type NewsletterDraft, type SubscriptionInput, subscriptionInput } from '#api/contract/newsletter.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { textsIn } from '#site/client/texts-in.ts'

export function newsletterDraftFrom(form: FormData): NewsletterDraft {
  return textsIn(form, ['email', 'source'])
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
