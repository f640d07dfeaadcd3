import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/schema/postgres.ts',
  out: process.env['MIGRATIONS_OUT'] ?? './migrations/postgres',
  casing: 'snake_case',
})
