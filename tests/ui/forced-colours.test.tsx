import { afterEach, expect, test } from 'vitest'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { render } from './render.tsx'

const root = document.documentElement

afterEach(() => {
  delete root.dataset['colors']
  delete root.dataset['theme']
})

/** A system colour as the browser writes it. */
function written(colour: string): string {
  const probe = document.createElement('span')
  probe.style.color = colour
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

// Highlight with LinkText, or LinkText with HighlightText, may be one colour: only what is paired with Canvas is safe.
test.each(['day', 'night'])(
  'forced colours > by %s > what is filled with the accent reads as Canvas on LinkText',
  async (theme) => {
    Object.assign(root.dataset, { theme, colors: 'forced' })
    const screen = await render(
      <>
        <Button variant="solid">Send</Button>
        <IconButton label="Close" variant="solid">
          <Icon name="close" />
        </IconButton>
        <Badge tone="signal">New</Badge>
      </>,
    )
    for (const part of ['Send', 'Close']
      .map((name) => screen.getByRole('button', { name }))
      .concat(screen.getByText('New'))) {
      await expect.element(part).toHaveStyle({ backgroundColor: written('LinkText'), color: written('Canvas') })
    }
  },
)

test('forced colours > whatever the theme > paper and ink are the system’s', async () => {
  Object.assign(root.dataset, { theme: 'night', colors: 'forced' })
  await render(
    <p data-theme="day" className="bg-paper text-ink">
      Words
    </p>,
  )
  expect(getComputedStyle(document.querySelector('p.bg-paper') ?? root).backgroundColor).toBe(written('Canvas'))
})
