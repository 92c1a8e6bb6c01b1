// subset-font ships no types.
declare module 'subset-font' {
  type AxisLimit = number | { min: number; max: number; default?: number }

  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    keepFeatures?: readonly string[]
    variationAxes?: Record<string, AxisLimit>
    dropTables?: readonly string[]
    keepAllGlyphs?: boolean
  }

  export default function subsetFont(font: Buffer, text: string | undefined, options?: SubsetOptions): Promise<Buffer>
}
