import type { DataRouter } from 'react-router-dom'
import { isAddress } from '#site/address/is-address.ts'
import { line } from '#site/network/line.ts'

/** A move that waits for what is gone would wait for ever: the page it leads to is loaded as a document. */
export async function loadDocumentWhenGone(router: DataRouter): Promise<void> {
  const first = router.state.location
  await line.gone
  const look = ({ location, navigation }: DataRouter['state']) => {
    const next = navigation.state === 'loading' ? navigation.location : location
    if (next === first) return
    const { pathname, search, hash } = next
    // After Back the address is there already: assigned again, a hash would only be scrolled to.
    if (isAddress(next)) window.location.reload()
    else window.location.assign(pathname + search + hash)
  }
  look(router.state)
  router.subscribe(look)
}
