import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FooterService, footerServices } from '#api/contract/values/services.ts'
import { FooterColumn } from '#ui/blocks/frame/footer-column.tsx'
import { useHydrated } from '#ui/lib/use-hydrated.ts'
import { Link } from '#ui/primitives/link.tsx'

const loadModal = () => import('#ui/blocks/frame/service-modal.tsx')
const preloadModal = () => void loadModal().catch(() => {})
const ServiceModal = lazy(async () => ({ default: (await loadModal()).ServiceModal }))

/** Links to Contact without scripts. The same elements after hydration, which the press for one may start. */
export function FooterServices() {
  const { t } = useTranslation('site-footer')
  const isHydrated = useHydrated()
  const [service, setService] = useState<FooterService>(footerServices[0])
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const isMissing = useRef(false)

  async function show(event: MouseEvent<HTMLAnchorElement> | KeyboardEvent<HTMLAnchorElement>, next: FooterService) {
    event.preventDefault()
    const link = event.currentTarget
    // Safari focuses no link that is clicked; the modal returns the focus to what had it.
    link.focus()
    try {
      await loadModal()
    } catch {
      // Its chunk is missing, offline or after a deploy: the link leads to where the modal would have.
      isMissing.current = true
      link.click()
      return
    }
    setService(next)
    setWasOpened(true)
    setIsOpen(true)
  }

  return (
    <FooterColumn title={t('services.title')}>
      {footerServices.map((name) => (
        <li key={name}>
          <Link
            href="/contact"
            variant="standalone"
            {...(isHydrated && { role: 'button', 'aria-haspopup': 'dialog' })}
            onPointerEnter={preloadModal}
            onFocus={preloadModal}
            onClick={(event) => isPlain(event) && !isMissing.current && show(event, name)}
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

function isPlain({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  return !(ctrlKey || metaKey || shiftKey || altKey)
}
