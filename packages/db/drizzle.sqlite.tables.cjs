// drizzle-kit takes each export of this file for a table.
module.exports = require('./src/schema/index.ts').sqliteSchema
