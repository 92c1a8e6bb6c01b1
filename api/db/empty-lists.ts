import { HandleEmptyInListsPlugin, replaceWithNoncontingentExpression } from 'kysely'

/** An empty list matches nothing. As `in ()` SQLite understands it so, and PostgreSQL calls it a syntax error. */
export const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })
