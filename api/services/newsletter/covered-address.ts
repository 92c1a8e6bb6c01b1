/** `j…@example.org`: enough to know one's own by. */
export function coveredAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}
