const LONGEST_WORDS = 100

const words = (text: string) => new Set(text.split(', '))

const yes = words('true, yes, y, 1, on, ok, x, ja, wahr, si, verdadero, vero, oui, vrai, po')

const no = words(
  [
    'false, no, n, off, never, opt out, opted out, denied, declined, refused, rejected, withdrawn, revoked',
    'nein, falsch, nie, kein, keine, abgelehnt, verweigert, widerrufen',
    'nunca, falso, ninguno, rechazado, revocado, retirado',
    'mai, nessuno, rifiutato, negato, revocato',
    'non, faux, jamais, aucun, refuse, retire, revoque',
    'jo, asnjehere, asnje, refuzuar, terhequr',
  ].join(', '),
)

const nothing = words('n a, null, none, not, unknown, unbekannt')

/** Where a sentence begins that says no. */
const beginsNo = /^(?:no|not|never|without|nein|nicht|nie|kein|keine|keiner|ohne|sin|non|senza|sans|pas|nuk|pa|asnje) /

/** Of a heading or of a sentence. */
export const leaving =
  /unsub|opt(?:ed)? ?out|withdr|revok|suppress|bounce|black ?list|block(?:ed| ?list)|complain|abmeld|abgemeld|ausgetrag|austritt|widerruf|\bbaja\b|revoca|disiscri|disdetta|desinscri|desabonn|cregjistr|largu|terheq/

/** With a part of what services call who is not on a list. */
const unlisted = /^un|^never|^non |^not |^des|^dis|^abge|^inakt|^inact|^bounce|^clean|^cancel|^block|baja$|^larguar/

const listed = words(
  [
    'active, activated, subscribed, subscriber, confirmed, enabled, verified, valid, regular, premium, gifted, trialed, paid, free, opt in, opted in',
    'express, explicit, implied, marketing contact, c',
    'aktiv, aktiviert, angemeldet, abonniert, eingetragen, bestatigt',
    'activo, activa, suscrito, suscrita, alta, confirmado, confirmada',
    'attivo, attiva, iscritto, iscritta, confermato, confermata',
    'actif, inscrit, inscrite, inscrit e, abonne, abonnee, abonne e, confirme, confirmee, confirme e',
    'aktive, regjistruar, i regjistruar, e regjistruar, abonuar, i abonuar, e abonuar, konfirmuar',
  ].join(', '),
)

/** What a line has in the columns that tell it; an empty cell says nothing. */
interface Said {
  states: readonly string[]
  left: readonly string[]
  agreed: readonly (string | undefined)[]
}

/**
 * Whether a line is about somebody who is not on the other list, or no longer: a state that is none of those we know, a
 * day or a yes where it tells who has left, or a no where it tells when, or how, they agreed.
 */
export function hasLeft({ states, left, agreed }: Said): boolean {
  return (
    states.map(folded).some((said) => said !== '' && !listed.has(said) && !yes.has(said)) ||
    left.map(folded).some((said) => said !== '' && !nothing.has(said) && !isNo(said)) ||
    agreed.some((cell = '') => refuses(folded(cell)))
  )
}

/** As columns of states have it, folded. */
export function isState(said: string): boolean {
  return yes.has(said) || no.has(said) || listed.has(said) || unlisted.test(said)
}

/** A bare yes tells no way in which somebody agreed; nor does a dash. */
export function namesNothing(cell: string): boolean {
  const said = folded(cell)
  return said === '' || yes.has(said) || nothing.has(said)
}

function refuses(said: string): boolean {
  return isNo(said) || beginsNo.test(said) || leaving.test(said)
}

/** Also a day that is none: `0000-00-00`. */
function isNo(said: string): boolean {
  return no.has(said) || /^[0 ]+$/.test(said)
}

/** Without case, accents and signs; of what is longer than a heading or a few words, the beginning. */
export function folded(text: string): string {
  return text
    .slice(0, LONGEST_WORDS)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
