import type { MouseEvent } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { footerServices } from '#api/contract/values/services.ts'
import { costsSlugs, priceFrom } from '#locales/brand-prices.ts'
import services from '#locales/en/site/services.json' with { type: 'json' }
import { FooterServices } from '#ui/blocks/frame/footer-services.tsx'
import { type LinkComponentProps, LinkProvider } from '#ui/lib/link-context.tsx'
import { storyTexts } from '../../.storybook/texts.ts'
import { render } from './render.tsx'

const visit = vi.fn<(href: string) => void>()

/** Stands for the site's router: moves without loading a document. */
function RouterLink({ href, onClick, ...props }: LinkComponentProps) {
  function go(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    visit(href)
  }
  return <a href={href} {...props} onClick={go} />
}

/** The column with room, at the end of a page that can be scrolled. */
function Footer() {
  return (
    <>
      <div className="min-h-400" />
      <footer className="@container">
        <FooterServices />
      </footer>
    </>
  )
}

beforeEach(() => page.viewport(1280, 800))

async function open(name = 'Web design') {
  const screen = await render(<Footer />)
  await userEvent.click(screen.getByRole('button', { name }))
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  return { screen, dialog, opener: screen.getByRole('button', { name, includeHidden: true }) }
}

describe('keyboard only', () => {
  test('from the third service into its modal, around it and back', async () => {
    const screen = await render(<Footer />)
    await userEvent.keyboard('{Tab}{Tab}{Tab}')
    await expect.element(screen.getByRole('button', { name: 'Graphic design' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('dialog', { name: services.graphicDesign.title })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('link', { name: services.costs })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('link', { name: 'Get started' })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('button', { name: 'Graphic design' })).toHaveFocus()
  })

  test('Space opens too, because it is announced as a button', async () => {
    const screen = await render(<Footer />)
    await userEvent.keyboard('{Tab} ')
    await expect.element(screen.getByRole('dialog', { name: 'Web design' })).toBeVisible()
  })
})

describe('closing', () => {
  test('by the cross gives the focus back', async () => {
    const { screen, dialog, opener } = await open('Video editing')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  test('by Escape gives the focus back', async () => {
    const { dialog, opener } = await open('Social media')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  test('by a click beside it gives the focus back', async () => {
    const { dialog, opener } = await open()
    const overlay = document.querySelector('[data-slot="dialog-overlay"]')
    if (!overlay) throw new Error('The overlay is what a click beside the dialog meets')
    await userEvent.click(overlay, { position: { x: 4, y: 4 } })
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  test('by Get started leaves the focus to the next page', async () => {
    const screen = await render(
      <LinkProvider render={RouterLink}>
        <Footer />
      </LinkProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Web design' }))
    await userEvent.click(screen.getByRole('link', { name: 'Get started' }))
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    expect(visit).toHaveBeenCalledExactlyOnceWith('/contact')
    await expect.element(screen.getByRole('button', { name: 'Web design' })).not.toHaveFocus()
  })
})

test('the page behind does not scroll while it is open, and does again after', async () => {
  const { dialog } = await open()
  expect(getComputedStyle(document.body).overflowY).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(getComputedStyle(document.body).overflowY).not.toBe('hidden')
})

for (const [width, height] of [
  [320, 480],
  [1280, 600],
] as const) {
  test(`it is at most 90 % as high as a window of ${width} × ${height}, and all of it can be reached`, async () => {
    const { screen, dialog } = await open('Web development')
    await page.viewport(width, height)
    expect(dialog.element().clientHeight).toBeLessThanOrEqual(height * 0.9)
    const last = screen.getByText(services.webDevelopment.features.f6)
    last.element().scrollIntoView({ block: 'center' })
    await expect.element(last).toBeInViewport()
    await expect.element(screen.getByRole('link', { name: 'Get started' })).toBeInViewport()
  })
}

describe('words', () => {
  for (const service of footerServices) {
    test(`${service} says what it is, six things you get, how long it takes and from what budget`, async () => {
      const texts = services[service]
      const screen = await render(<Footer />)
      await userEvent.click(screen.getByRole('button').nth(footerServices.indexOf(service)))
      const dialog = screen.getByRole('dialog', { name: texts.title })
      await expect.element(dialog).toHaveAccessibleDescription(texts.description)
      const [time, budget] = dialog.getByRole('definition').elements()
      expect(time?.textContent).toBe(texts.deliveryTime)
      expect(budget?.textContent).toContain(priceFrom(service, 'en'))
      await expect
        .element(dialog.getByRole('link', { name: services.costs }))
        .toHaveAttribute('href', expect.stringContaining(costsSlugs.en))
      expect(
        dialog
          .getByRole('listitem')
          .elements()
          .map(({ textContent }) => textContent),
      ).toEqual(Object.values(texts.features))
    })
  }
})

describe('before scripts run', () => {
  test('each service is a link to Contact', () => {
    const document = new DOMParser().parseFromString(
      renderToString(
        <I18nextProvider i18n={storyTexts('en')}>
          <FooterServices />
        </I18nextProvider>,
      ),
      'text/html',
    )
    const links = [...document.querySelectorAll('li > a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(footerServices.map(() => '/contact'))
    expect(links.some((link) => link.hasAttribute('role'))).toBe(false)
  })

  test('with them, a press with Control still opens the link elsewhere', async () => {
    const screen = await render(<Footer />)
    const link = screen.getByRole('button', { name: 'Web design' }).element()
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    link.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(screen.getByRole('dialog').elements()).toEqual([])
  })
})
