import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Share } from '#ui/blocks/blog/share.tsx'
import { render } from './render.tsx'

const address = 'https://dritare.example/en/blog/app/one/?a=1&b=2'

describe('Share', () => {
  test('confirms a copy in words, in a status', async () => {
    const onCopy = vi.fn(async () => {})
    const screen = await render(<Share address={address} title="One" onCopy={onCopy} />)
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    await expect.element(screen.getByRole('status')).toHaveTextContent('Link copied')
    expect(onCopy).toHaveBeenCalledExactlyOnceWith(address)
  })

  test('selects the address when the browser refuses the clipboard', async () => {
    const screen = await render(<Share address={address} title="One" onCopy={() => Promise.reject(new Error('no'))} />)
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('Copying failed. The address is selected: copy it by hand.')
    const field = screen.getByRole('textbox').element()
    if (!(field instanceof HTMLInputElement)) throw new Error('There is no field.')
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(address)
  })

  test('offers the device’s sharing only where there is one', async () => {
    const onShare = vi.fn()
    const screen = await render(<Share address={address} title="One" onCopy={async () => {}} />)
    await expect.element(screen.getByRole('button', { name: 'Share with an app' })).not.toBeInTheDocument()
    await screen.rerender(<Share address={address} title="One" onCopy={async () => {}} onShare={onShare} />)
    await userEvent.click(screen.getByRole('button', { name: 'Share with an app' }))
    expect(onShare).toHaveBeenCalledOnce()
  })

  test('hands address and title to the networks encoded, in a new tab without an opener', async () => {
    const screen = await render(<Share address={address} title="A & B?" onCopy={async () => {}} />)
    const link = screen.getByRole('link', { name: /^Share on X/ })
    const query = new URL(link.element().getAttribute('href') ?? '').searchParams
    expect([query.get('url'), query.get('text')]).toEqual([address, 'A & B?'])
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
})
