import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router-dom'
import type { AnsweredCall } from '#api/contract/client.ts'
import type { SubscriptionAnswer, SubscriptionInput } from '#api/contract/newsletter.ts'
import { defaultLanguage } from '#locales/languages.ts'
import { prefixOf } from '#site/address/addresses.ts'
import { subscriptionStepFrom } from '#site/client/newsletter-draft.ts'
import { clientContext } from '#site/context/context.ts'

const statuses: Partial<Record<SubscriptionAnswer['state'], number>> = { altered: 404, expired: 410, gone: 410 }

export async function readLink({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const token = searchParams.get('token') ?? ''
  const result = await context.get(clientContext).takeStep({ token }, prefixOf(pathname) ?? defaultLanguage)
  if (!result.ok) throw new Response(null, { status: 503 })
  // However the address is spelled: what the page shows is for who was given the link.
  const headers = { 'cache-control': 'no-store' }
  return data({ token, subscription: result.answer }, { status: statuses[result.answer.state] ?? 200, headers })
}

export async function takeLinkStep({ request, context }: ActionFunctionArgs) {
  const step: SubscriptionInput = subscriptionStepFrom(await request.formData())
  const language = prefixOf(new URL(request.url).pathname) ?? defaultLanguage
  const result = await context.get(clientContext).takeStep(step, language)
  return data({ step, result }, result.ok ? (statuses[result.answer.state] ?? 200) : 503)
}

export function latest(
  read: SubscriptionAnswer,
  answer: { step: SubscriptionInput; result: AnsweredCall<SubscriptionAnswer> } | undefined,
): SubscriptionAnswer {
  if (!answer) return read
  if (answer.result.ok) return answer.result.answer
  const { step, token } = answer.step
  // What an undo brings back is nowhere but in the page: it is offered again.
  return step === 'restore' ? { state: 'unsubscribed', token, email: '', language: defaultLanguage, topics: [] } : read
}
