/**
 * The page came with the part of the style sheet that its own markup needs. What the browser draws from now on may need
 * any of it. Resolves once it is there; the page does not move, because it has these rules already, in this order.
 */
export async function loadWholeSheet(): Promise<void> {
  const href = document.querySelector<HTMLElement>('style[data-sheet]')?.dataset['sheet']
  if (!href) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  await new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => reject(new Error(`The style sheet ${href} did not load.`))
    // Behind the page's own part, which it must have the last word over.
    document.head.append(link)
  })
}
