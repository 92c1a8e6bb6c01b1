/** The film's poster covers the banner in every window. */
export const posterSizes = 'max(100vw, 165vh)'
