import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ServiceModal, type ServiceModalProps } from '#ui/blocks/frame/service-modal.tsx'
import { Button } from '#ui/primitives/button.tsx'

/** The modal with what opens it, above a page that is longer than the window. */
function AbovePage({ open: isOpenFirst, onOpenChange, ...props }: ServiceModalProps) {
  const [open, setOpen] = useState(isOpenFirst)
  function change(next: boolean) {
    setOpen(next)
    onOpenChange(next)
  }
  return (
    <div className="h-[180vh] p-6">
      <Button onClick={() => change(true)}>About this service</Button>
      <ServiceModal {...props} open={open} onOpenChange={change} />
    </div>
  )
}

const meta = {
  title: 'Blocks/Frame/Service modal',
  component: ServiceModal,
  render: (args) => <AbovePage {...args} />,
  args: { service: 'webDesign', open: true, onOpenChange: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component:
          '**Do** open it from something that leads to Contact where no script runs. **Do** load it when it is first wanted.\n\n**Don’t** write a service’s words anywhere but in services.json: the cards at home read the same.',
      },
    },
    viewport: { options: { narrow: { name: 'narrow 320', styles: { width: '320px', height: '568px' } } } },
  },
} satisfies Meta<typeof ServiceModal>

export default meta
type Story = StoryObj<typeof meta>

export const WebDesign: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Web design' })
    await expect(dialog.querySelectorAll('li')).toHaveLength(6)
    await expect(dialog).toHaveTextContent(/Makes sense from€1,500Sample figure/)
    await expect(await screen.findByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/contact')
  },
}

export const WebDevelopment: Story = { args: { service: 'webDevelopment' } }

export const GraphicDesign: Story = { args: { service: 'graphicDesign' } }

export const SocialMedia: Story = {
  args: { service: 'socialMedia' },
  play: async () => {
    await expect(await screen.findByText('€600 a month')).toBeVisible()
    await expect(screen.getByRole('link', { name: /^What a website costs/ })).toHaveAttribute(
      'href',
      '/blog/app/what-a-website-costs',
    )
  },
}

export const VideoEditing: Story = { args: { service: 'videoEditing' } }

export const Trigger: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About this service' }))
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/^Pages drawn/)
    await waitFor(() => expect(getComputedStyle(document.body).overflowY).toBe('hidden'))
  },
}

export const ClosedByEscape: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About this service' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'About this service' })).toHaveFocus())
  },
}

/** Always in German: the longest words, whatever the toolbar says. */
export const LongGermanText: Story = {
  args: { service: 'socialMedia' },
  globals: { locale: 'de' },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

export const TinyPhone: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.9)
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
