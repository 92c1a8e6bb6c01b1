import { folded } from '#api/services/subscriber-import/import-columns.ts'

const words = (text: string) => new Set(text.split(', '))

const yes = words('true, yes, y, 1, on, ok, x, ja, wahr, si, verdadero, vero, oui, vrai, po')

const no = words(
  [
    'false, no, n, off, never, null, none, n a, not, opt out, opted out, denied, declined, refused, rejected, withdrawn, revoked',
    'nein, falsch, nie, kein, keine, abgelehnt, verweigert, widerrufen',
    'nunca, falso, ninguno, rechazado, revocado, retirado',
    'mai, nessuno, rifiutato, negato, revocato',
    'non, faux, jamais, aucun, refuse, retire, revoque',
    'jo, asnjehere, asnje, refuzuar, terhequr',
  ].join(', '),
)

const listed = words(
  [
    'active, activated, subscribed, subscriber, confirmed, enabled, verified, valid, regular, premium, gifted, trialed, paid, free, opt in, opted in',
    'aktiv, aktiviert, angemeldet, abonniert, eingetragen, bestatigt',
    'activo, activa, suscrito, suscrita, alta, confirmado, confirmada',
    'attivo, attiva, iscritto, iscritta, confermato, confermata',
    'actif, inscrit, inscrite, abonne, abonnee, confirme, confirmee',
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
    states.map(folded).some((state) => state !== '' && !listed.has(state) && !yes.has(state)) ||
    left.some((cell) => folded(cell) !== '' && !isNo(cell)) ||
    agreed.some((cell = '') => folded(cell) !== '' && isNo(cell))
  )
}

/** A bare yes tells no way in which somebody agreed; nor does a dash. */
export function namesNothing(cell: string): boolean {
  const said = folded(cell)
  return said === '' || yes.has(said)
}

/** Also a day that is none: `0000-00-00`. */
function isNo(cell: string): boolean {
  const said = folded(cell)
  return no.has(said) || /^[0 ]*$/.test(said)
}
