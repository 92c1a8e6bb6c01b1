import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { iconNames } from '#ui/primitives/icon.tsx'
import { ContrastPairs, Swatches } from './colour.tsx'
import { IconGrid } from './icons.tsx'
import { Columns, FluidSpaces, SpaceSteps } from './space.tsx'
import { colorPairs } from './tokens.ts'
import { LongWords, OpticalSizes, Quotations, TypeScale } from './type.tsx'

/** The foundations' grids for the camera and for axe; the pages beside this one explain them. */
const meta = {
  title: 'Foundations/Specimens',
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Colour: Story = {
  render: () => (
    <>
      <Swatches />
      <ContrastPairs />
    </>
  ),
  play: async ({ canvas }) => {
    // Each is measured by day and by night.
    await expect(await canvas.findAllByText('passes')).toHaveLength(2 * colorPairs.length)
  },
}

export const Type: Story = {
  render: () => (
    <>
      <TypeScale />
      <OpticalSizes />
      <Quotations />
      <LongWords />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('“A window is a ‘frame’.”')).toBeVisible()
  },
}

export const Space: Story = {
  render: () => (
    <>
      <SpaceSteps />
      <FluidSpaces />
      <Columns />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('96 px')).toBeVisible()
  },
}

export const Icons: Story = {
  render: () => <IconGrid />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(iconNames.length)
  },
}
