import { parseOutcode } from '../domain/catalogue/index.ts';
import type {
  dataFieldForms,
  membershipTypes,
  paymentOptions,
  places,
  products,
  promotions,
  questionGroups,
  terms,
  themes,
  venues,
} from '../store/schema/catalogue.ts';
import { childFormSections } from './child-form.ts';
import { accountFormSections, purchaseFormSections } from './data-fields.ts';
import { demoId } from './demo-ids.ts';
import { formatFooter } from './footer.ts';
import { demoMembershipTypes } from './membership-types.ts';
import { demoProducts } from './products.ts';
import { demoPromotions } from './promotions.ts';
import { demoQuestionGroups } from './questions.ts';
import { demoTerms } from './terms.ts';
import { demoThemes } from './themes.ts';
import { demoTowns } from './towns.ts';
import { demoCardProviders, demoGroups, demoPictures, demoVenues } from './venues.ts';

// Rows of the demo operator's tables. Ids are derived from names, so they are the same after every reset.

const VAT_PERCENT = 20;

export function buildThemeRows(operatorId: string): (typeof themes.$inferInsert)[] {
  return Object.entries(demoThemes).map(([name, theme]) => ({
    id: demoId(`theme:${name}`),
    operatorId,
    name,
    theme,
  }));
}

export function buildVenueRows(operatorId: string): (typeof venues.$inferInsert)[] {
  return demoVenues.flatMap((venue) => {
    const group = demoGroups[venue.group];
    if (!group) return [];
    const address = `${venue.address1}, ${venue.town}, ${venue.postcode}`;
    return {
      id: demoId(`venue:${venue.slug}`),
      operatorId,
      slug: venue.slug,
      name: venue.name,
      address1: venue.address1,
      address2: venue.town,
      postcode: venue.postcode,
      telephone: venue.telephone,
      imageUrl: demoPictures[venue.slug] ?? null,
      lat: venue.lat,
      lng: venue.lng,
      placeType: 'leisure_centre',
      venueGroup: venue.group,
      themeId: demoId(`theme:${group.theme}`),
      priceBand: group.priceBand,
      footerHtml: formatFooter({ name: venue.name, address }),
      localPostcodeAreas: group.localPostcodeAreas,
      displayVenueSelectionButton: true,
      activitiesV2Enabled: true,
      canDisplayIneligibleMemberships: group.canDisplayIneligibleMemberships,
      hasOnlineJoining: true,
      hasActivities: true,
      isUnderMaintenance: false,
      cardProvider: demoCardProviders[venue.slug] ?? 'stripe',
    };
  });
}

/** Places for the geocoder: towns, and the districts of the centres' postcodes. */
export function buildPlaceRows(operatorId: string): (typeof places.$inferInsert)[] {
  const buildRow = (kind: 'town' | 'outcode', key: string, label: string, lat: number, lng: number) => ({
    id: demoId(`place:${kind}:${key}`),
    operatorId,
    kind,
    key,
    label,
    lat,
    lng,
  });
  const rowsById = new Map<string, typeof places.$inferInsert>();
  const addOnce = (place: ReturnType<typeof buildRow>) => {
    if (!rowsById.has(place.id)) rowsById.set(place.id, place);
  };
  for (const [name, lat, lng] of demoTowns) addOnce(buildRow('town', name.toLowerCase(), name, lat, lng));
  for (const { town, postcode, lat, lng } of demoVenues) {
    addOnce(buildRow('town', town.toLowerCase(), town, lat, lng));
    const outcode = parseOutcode(postcode);
    if (outcode) addOnce(buildRow('outcode', outcode, `${outcode}, ${town}`, lat, lng));
  }
  return [...rowsById.values()];
}

export function buildMembershipTypeRows(operatorId: string): (typeof membershipTypes.$inferInsert)[] {
  return demoMembershipTypes.map(({ slug, name, categories, options: _options, ...detail }, position) => ({
    id: demoId(`membership-type:${slug}`),
    operatorId,
    slug,
    name,
    position,
    detail: {
      ...detail,
      categories: categories.map((category) => ({ id: demoId(`category:${category}`), name: category })),
      vatPercent: VAT_PERCENT,
    },
  }));
}

export function buildPaymentOptionRows(operatorId: string): (typeof paymentOptions.$inferInsert)[] {
  return demoMembershipTypes.flatMap(({ slug, options }) =>
    options.map((option, position) => ({
      id: demoId(`payment-option:${slug}:${option.name}`),
      operatorId,
      membershipTypeId: demoId(`membership-type:${slug}`),
      position,
      ...option,
    })),
  );
}

export function buildPromotionRows(operatorId: string): (typeof promotions.$inferInsert)[] {
  return demoPromotions.map(({ membershipTypes: slugs, ...promotion }) => ({
    id: demoId(`promotion:${promotion.code}`),
    operatorId,
    ...promotion,
    membershipTypeIds: slugs && listMembershipTypeIds(slugs),
  }));
}

export function buildQuestionGroupRows(operatorId: string): (typeof questionGroups.$inferInsert)[] {
  return demoQuestionGroups.map(({ membershipTypes: slugs, ...group }, position) => ({
    operatorId,
    position,
    ...group,
    membershipTypeIds: listMembershipTypeIds(slugs),
  }));
}

export function buildDataFieldFormRows(operatorId: string): (typeof dataFieldForms.$inferInsert)[] {
  return [
    { onboardingType: 'customer_account_online' as const, sections: accountFormSections },
    { onboardingType: 'membership_purchase' as const, sections: purchaseFormSections },
    { onboardingType: 'attendee_form' as const, sections: childFormSections },
  ].map((form) => ({ id: demoId(`form:${form.onboardingType}`), operatorId, ...form }));
}

export function buildTermsRows(operatorId: string): (typeof terms.$inferInsert)[] {
  return demoTerms.map(({ key, kind, title, html, membershipTypes: slugs }) => ({
    id: demoId(key),
    operatorId,
    kind,
    title,
    html,
    membershipTypeIds: slugs && listMembershipTypeIds(slugs),
  }));
}

export function buildProductRows(operatorId: string): (typeof products.$inferInsert)[] {
  return demoProducts.map(({ key, ...product }) => ({ id: demoId(key), operatorId, ...product }));
}

function listMembershipTypeIds(slugs: string[]): string[] {
  return slugs.map((slug) => demoId(`membership-type:${slug}`));
}
