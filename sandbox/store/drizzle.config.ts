import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate --config sandbox/store/drizzle.config.ts --name what-changes` writes the next migration.
export default defineConfig({
  dialect: 'postgresql',
  schema: './sandbox/store/schema/{catalogue,people,sales,simulators}.ts',
  out: './sandbox/store/migrations',
});
