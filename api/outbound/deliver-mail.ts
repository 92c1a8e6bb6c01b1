import { DeliveryError } from '#api/outbound/delivery-error.ts'
import { type Mail, type Mailer, mail } from '#api/outbound/mail.ts'

interface WaitingMail {
  id: string
  kind: string
  payload: string
}

/** Delivers the outbox's entries of kind `mail`. */
export function createMailDelivery(mailer: Mailer) {
  return async (entry: WaitingMail, signal: AbortSignal): Promise<void> => {
    // Not permanent: a newer server beside this one may know what to do with it.
    if (entry.kind !== 'mail') throw new DeliveryError(`This server delivers no entries of kind "${entry.kind}".`)
    await mailer.send(mailIn(entry.payload), entry.id, signal)
  }
}

function mailIn(payload: string): Mail {
  try {
    return mail.parse(JSON.parse(payload))
  } catch (cause) {
    throw new DeliveryError('What was stored is no mail, so it can never be sent.', { isPermanent: true, cause })
  }
}
