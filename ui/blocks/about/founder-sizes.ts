/** Of the founder's picture, for who fetches it before it is shown, too. */
export const founderSizes = '(min-width: 100rem) 42rem, (min-width: 48rem) 46vw, 100vw'
