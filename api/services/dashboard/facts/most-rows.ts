/** Words of a kind that are kept of a day, or rows of a panel that are kept of a period: twice what a panel shows. */
export const mostRows = 1000
