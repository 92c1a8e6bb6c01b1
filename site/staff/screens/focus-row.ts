/** Of the screen's list: the row of what stands open, or the one beside it, when what stands open goes. It has the focus on the next page as well. */
export function focusRow(which: 'open' | 'beside'): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')]
  const place = rows.findIndex((row) => row.getAttribute('aria-current') === 'true')
  const row = which === 'open' ? rows[place] : (rows[place + 1] ?? rows[place - 1])
  if (!row) return
  row.dataset['led'] = ''
  row.addEventListener('blur', () => delete row.dataset['led'], { once: true })
  row.focus()
}
