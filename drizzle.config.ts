import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate --name what-changes` writes the next migration.
export default defineConfig({
  dialect: 'postgresql',
  schema:
    './sandbox/store/schema/{activities,bookings,camps,catalogue,consents,courses,desk,documents,freezes,guest-passes,people,reductions,sales,simulators}.ts',
  out: './sandbox/store/migrations',
});
