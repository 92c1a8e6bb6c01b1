import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { BrandMark } from '#ui/primitives/brand-mark.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'

/** Has to work without network and scripts: no further files, and the button is a link to the current address. */
export function OfflinePage() {
  const { t } = useTranslation('offline')
  return (
    <div
      data-slot="offline-page"
      className="mx-auto flex min-h-dvh max-w-[100rem] flex-col border-line min-[100rem]:border-x"
    >
      <header className="flex items-center gap-3 border-line border-b px-gutter py-5">
        <BrandMark />
        <span className="heading text-h3 leading-none">{brand.name}</span>
      </header>
      <main id="content" className="grid grow md:grid-cols-12">
        <div className="@container flex flex-col md:col-span-7">
          <div className="grid grow content-center gap-6 px-gutter py-[clamp(2.5rem,7vw,7rem)]">
            <h1 className="display wrap-break-word hyphens-auto text-[clamp(2.75rem,13.5cqi,8.5rem)] leading-[0.95]">
              {t('title')}
            </h1>
            <p className="max-w-[46ch] text-ink-soft text-lg">{t('intro')}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4 border-line border-t px-gutter py-8">
            <Button asChild variant="solid">
              {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one that was asked for, whatever it is. */}
              <a href="">{t('retry')}</a>
            </Button>
            <Link href={`mailto:${brand.mail.contact}`} variant="standalone" className="py-2.5">
              {brand.mail.contact}
            </Link>
          </div>
        </div>
        <div className="grid place-items-center border-line bg-pane p-gutter max-md:order-first max-md:border-b md:col-span-5 md:border-l">
          <ShutWindow />
        </div>
      </main>
    </div>
  )
}

const slats = Array.from({ length: 17 }, (_, index) => `M26 ${33 + index * 16}h80M134 ${33 + index * 16}h80`).join('')

function ShutWindow() {
  return (
    <svg viewBox="0 0 240 336" className="h-48 w-auto md:h-[min(70%,30rem)]" aria-hidden="true">
      <path d="M120 16v290" className="fill-none stroke-[5] stroke-signal" />
      <path d={slats} className="fill-none stroke-2 stroke-line-strong" />
      <path
        d="M12 16h216v290H12zM20 24h92v274H20zM128 24h92v274h-92zM0 314h240"
        className="fill-none stroke-3 stroke-ink"
      />
    </svg>
  )
}
