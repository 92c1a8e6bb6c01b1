import { expect, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { languages } from '#locales/languages.ts'
import { PageFrame } from '#ui/blocks/frame/page-frame.tsx'
import { SiteHeader, type SiteHeaderProps } from '#ui/blocks/frame/site-header.tsx'
import { type LinkComponentProps, LinkProvider } from '#ui/lib/link-context.tsx'
import { render } from './render.tsx'

export const followed = vi.fn<(href: string) => void>()

/** A link as the site's router has it: following it loads no document. */
function RouterLink({ onClick, ...props }: LinkComponentProps) {
  const staying: LinkComponentProps = {
    ...props,
    onClick: (event) => {
      event.preventDefault()
      onClick?.(event)
      followed(props.href)
    },
  }
  return <a {...staying} />
}

const lines = Array.from({ length: 30 }, (_, index) => `Line ${index + 1}`)
export const onSearch = vi.fn<(text: string) => void>()
export const onThemeChange = vi.fn()
export const onLanguageChange = vi.fn()

export function renderHeader(props: Partial<SiteHeaderProps> = {}) {
  return render(
    <LinkProvider render={RouterLink}>
      <PageFrame
        header={
          <SiteHeader
            path="/"
            languages={languages.map((language) => ({ language, href: `/${language}/` }))}
            theme={{ theme: 'day', onThemeChange }}
            onSearch={onSearch}
            onLanguageChange={onLanguageChange}
            {...props}
          />
        }
        footer={null}
      >
        {lines.map((line) => (
          <a key={line} href={`#${line}`} className="block min-h-24">
            {line}
          </a>
        ))}
      </PageFrame>
    </LinkProvider>,
  )
}

/** What has the focus, by its words. */
export function focused(): string {
  const element = document.activeElement
  if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent ?? ''
  return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
}

/** Presses a key until the focus is on what is wanted. */
export async function walkTo(name: string, key = '{Tab}') {
  for (let step = 0; step < 60 && focused() !== name; step++) await userEvent.keyboard(key)
  expect(focused()).toBe(name)
}
