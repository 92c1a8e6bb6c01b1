import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FooterColumn } from '#ui/blocks/frame/footer-column.tsx'
import { type OfferedService, offeredServices } from '#ui/lib/offered-services.ts'
import { useHydrated } from '#ui/lib/use-hydrated.ts'
import { Link } from '#ui/primitives/link.tsx'

const loadModal = () => import('#ui/blocks/frame/service-modal.tsx')
/** Ahead of the press that may come; if it fails, that press tries again. */
const preloadModal = () => void loadModal().catch(() => {})
/** A chunk of its own: no page waits for what few visitors open. */
const ServiceModal = lazy(async () => ({ default: (await loadModal()).ServiceModal }))

/**
 * The services column: each item opens its modal. Without scripts, or in a new tab, it is a link to Contact. It stays the
 * same element when scripts arrive, because they often arrive with the very press or focus that is meant for it.
 */
export function FooterServices() {
  const { t } = useTranslation('site-footer')
  const isHydrated = useHydrated()
  const [service, setService] = useState<OfferedService>(offeredServices[0])
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)

  async function show(event: MouseEvent<HTMLAnchorElement> | KeyboardEvent<HTMLAnchorElement>, next: OfferedService) {
    event.preventDefault()
    const link = event.currentTarget
    // Safari focuses no link that is clicked; the modal gives the focus back to what had it.
    link.focus()
    try {
      await loadModal()
    } catch {
      // Its chunk cannot be had, offline or after a new release: the link does what it does without scripts.
      window.location.assign(link.href)
      return
    }
    setService(next)
    setWasOpened(true)
    setIsOpen(true)
  }

  return (
    <FooterColumn title={t('services.title')}>
      {offeredServices.map((name) => (
        <li key={name}>
          <Link
            href="/contact"
            variant="standalone"
            {...(isHydrated && { role: 'button', 'aria-haspopup': 'dialog' })}
            onPointerEnter={preloadModal}
            onFocus={preloadModal}
            onClick={(event) => isPlain(event) && show(event, name)}
            onKeyDown={(event) => event.key === ' ' && show(event, name)}
            className="inline-block py-1.5 pointer-coarse:py-2.5"
          >
            {t(`services.${name}`)}
          </Link>
        </li>
      ))}
      {wasOpened && (
        <Suspense>
          <ServiceModal service={service} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </FooterColumn>
  )
}

/** A press without the keys that open a link elsewhere. */
function isPlain({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  return !(ctrlKey || metaKey || shiftKey || altKey)
}
