import * as z from 'zod'
import { isMailTemplate, type RenderMail } from '#api/contract/mail-order.ts'
import { DeliveryError } from '#api/outbound/delivery-error.ts'
import { type Mail, type Mailer, mail, type WaitingMail, waitingMail } from '#api/outbound/mail.ts'

export function createMailDelivery(mailer: Mailer, renderMail: RenderMail) {
  return async (entry: { id: string; kind: string; payload: string }, signal: AbortSignal): Promise<void> => {
    // Retried: a newer server may know this kind.
    if (entry.kind !== 'mail') throw new DeliveryError(`This server delivers no entries of kind "${entry.kind}".`)
    await mailer.send(await inWords(mailIn(entry.payload), renderMail), entry.id, signal)
  }
}

async function inWords(waiting: WaitingMail, renderMail: RenderMail): Promise<Mail> {
  return 'template' in waiting ? mail.parse({ ...waiting, ...(await renderMail(waiting)) }) : waiting
}

const named = z.object({ template: z.string() })

function mailIn(payload: string): WaitingMail {
  const stored = jsonIn(payload)
  const { data, success, error: cause } = waitingMail.safeParse(stored)
  if (success) return data
  const template = named.safeParse(stored).data?.template
  if (template !== undefined && !isMailTemplate(template))
    throw new DeliveryError(`This server makes no mail called "${template}".`)
  throw new DeliveryError('What was stored is no mail, so it can never be sent.', { isPermanent: true, cause })
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
