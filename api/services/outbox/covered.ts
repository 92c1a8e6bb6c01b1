const COVER = '***'
const LONGEST = 300 // characters of a reason that are shown
const SHORTEST = 3 // characters: a shorter name may be any word's beginning
const between = /([\s<>"'(),;:]+)/

/** `in***@example.org`: enough to see which mail server it is about, and not who. */
export function coveredAddress(email: string): string {
  const at = Math.max(email.lastIndexOf('@'), 0)
  const name = [...email.slice(0, at)]
  const shown = name.slice(0, Math.min(2, Math.floor(name.length / 3))).join('')
  return `${shown}${COVER}${email.slice(at)}`
}

/** Mail servers repeat whom they refuse, with or without the domain. PostgreSQL takes no NUL in a text. */
export function coveredReason(reason: string, to: string | undefined): string {
  const parts = reason.split(between).map((part) => (/.@./.test(part) ? coveredAddress(part) : part))
  const covered = parts.join('')
  const name = to?.slice(0, to.lastIndexOf('@')) ?? ''
  return (name.length < SHORTEST ? covered : withoutName(covered, name))
    .replaceAll('\u0000', '')
    .slice(0, LONGEST)
    .toWellFormed()
}

function withoutName(text: string, name: string): string {
  const [within, sought] = [lowered(text), lowered(name)]
  let told = ''
  let from = 0
  for (let at = within.indexOf(sought); at >= 0; at = within.indexOf(sought, from)) {
    told += text.slice(from, at) + COVER
    from = at + name.length
  }
  return told + text.slice(from)
}

/** As long as before, so that places in one are places in the other. */
const lowered = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
