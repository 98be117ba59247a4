import express, { type Router } from 'express';
import { findTheme, getClient, getFooterHtml } from '../domain/catalogue/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { today } from '../server/today.ts';
import { readQueryText } from './wire/query.ts';

/** Tag `frontend`: theme, operator and footer. */
export function frontendRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/frontend/theme', async (request, response) => {
    const theme = await findTheme(store, readQueryText(request, 'venue') ?? null);
    response.json({
      data: {
        theme_app_logo: theme.themeAppLogo,
        theme_app_primary_colour: theme.themeAppPrimaryColour,
        theme_app_secondary_colour_1: theme.themeAppSecondaryColour1,
        theme_app_secondary_colour_2: theme.themeAppSecondaryColour2,
        theme_app_dark_bg_colour: theme.themeAppDarkBgColour,
        theme_app_header_bg_colour: theme.themeAppHeaderBgColour,
        header_primary_colour: theme.headerPrimaryColour,
        theme_app_heading_font_style: theme.themeAppHeadingFontStyle,
        theme_app_body_font_style: theme.themeAppBodyFontStyle,
        theme_app_secondary_button_style: theme.themeAppSecondaryButtonStyle,
      },
    });
  });
  router.get('/api/client', async (_request, response) => {
    const { id, name, imageUrl } = await getClient(store);
    const serverTime = store.clock.now().toISOString();
    response.json({ data: { id, name, today: today(store), server_time: serverTime, image_url: imageUrl } });
  });
  router.get('/api/activities/footer', async (request, response) => {
    const html = await getFooterHtml(store, readQueryText(request, 'venue') ?? null);
    response.type('html').send(html);
  });
  return router;
}
