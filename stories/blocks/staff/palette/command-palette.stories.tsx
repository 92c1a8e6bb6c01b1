import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { found, ownersPlaces, search, settings } from '#stories/fixtures/staff.ts'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import { StaffFrame } from '#ui/blocks/staff/frame/staff-frame.tsx'
import { CommandPalette, type CommandPaletteProps } from '#ui/blocks/staff/palette/command-palette.tsx'

function OverScreen(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(props.open)
  return (
    <>
      <StaffFrame {...settings} places={ownersPlaces} current="desk" onFind={() => setOpen(true)}>
        <Lintel title="Eight things wait." state="Monday 9 November, 09:14." />
      </StaffFrame>
      <CommandPalette
        {...props}
        open={isOpen}
        onOpenChange={(open) => {
          props.onOpenChange(open)
          setOpen(open)
        }}
      />
    </>
  )
}

const meta = {
  title: 'Blocks/Staff/Palette/Command palette',
  component: CommandPalette,
  args: { open: true, onOpenChange: fn(), search, onChoose: fn() },
  render: (args) => <OverScreen {...args} />,
  parameters: {
    docs: {
      description: {
        component: `Finds posts, things to do, messages and people, in that order. The lit line turns to ink and shows what can be done with it.

**Do** answer an empty text with what is worth a suggestion. **Do** stop when the signal says so. **Don’t** put a thing into it that has no place of its own on a screen.`,
      },
      story: { inline: false, height: '720px' },
    },
  },
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

export const Suggestions: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Find or do' })).toHaveFocus())
    await expect(await screen.findByRole('option', { name: /Answer Tischlerei/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

export const Found: Story = {
  args: { defaultText: 'perf' },
  play: async () => {
    await expect(await screen.findByRole('option', { name: /survives the launch/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('6 lines found'))
    await expect(screen.getAllByText('perf', { selector: 'mark' }).length).toBeGreaterThan(2)
  },
}

export const Written: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(screen.getByRole('combobox'), 'PERF')
    await screen.findByRole('option', { name: /survives the launch/ })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(found.do?.[1], undefined))
  },
}

/** → goes into what can be done with the lit line. */
export const WhatToDoWithIt: Story = {
  args: { defaultText: 'perf' },
  play: async ({ userEvent }) => {
    await screen.findByRole('option', { name: /survives the launch/ })
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    const beside = screen.getByRole('option', { name: /Side by side: français/ })
    await expect(beside).toHaveAttribute('aria-selected', 'true')
    await expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', beside.id)
  },
}

export const ChosenByPointer: Story = {
  args: { defaultText: 'perf' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('option', { name: 'Copy address' }))
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(found.posts?.[0], found.posts?.[0]?.actions?.[3]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const OnlyPeople: Story = {
  args: { defaultText: '@j' },
  play: async () => {
    await expect(await screen.findByRole('option', { name: 'Jonida Sample' })).toBeVisible()
  },
}

export const Nothing: Story = {
  args: { defaultText: 'perfromance' },
  play: async () => {
    await expect(await screen.findByText('Nothing says “perfromance”.')).toBeVisible()
    await expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Looking: Story = {
  args: { defaultText: 'perf', search: () => new Promise(() => {}) },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Looking…')).toBeVisible())
  },
}

export const Failed: Story = {
  args: { defaultText: 'perf', search: fn(() => Promise.reject(new Error('503'))) },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Search again' }))
    await waitFor(() => expect(args.search).toHaveBeenCalledTimes(2))
    await expect(await screen.findByRole('alert')).toHaveTextContent('The search did not answer.')
  },
}

/** A full sheet. */
export const Phone: Story = {
  args: { defaultText: 'perf' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(await screen.findByRole('option', { name: /survives the launch/ })).toBeVisible()
  },
}
