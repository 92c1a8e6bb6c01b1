import { useLocation } from 'react-router-dom'
import { localPath, plainPath } from '#site/address/addresses.ts'
import { useSettings } from '#site/context/settings.ts'
import { useLanguage } from '#site/language/use-language.ts'
import { useHydrated } from '#ui/lib/use-hydrated.ts'

/** The share block's canonical address (D5), clipboard, and the device's own sharing where there is one. */
export function useShare(title: string) {
  const { pathname } = useLocation()
  const { publicUrl } = useSettings()
  const isHydrated = useHydrated()
  const language = useLanguage()
  const address = publicUrl + localPath(plainPath(pathname), language)
  const canShare = isHydrated && typeof navigator.share === 'function'
  return {
    address,
    onCopy: (text: string) => navigator.clipboard.writeText(text),
    // Closing the device's sheet rejects.
    ...(canShare && { onShare: () => void navigator.share({ title, url: address }).catch(() => {}) }),
  }
}
