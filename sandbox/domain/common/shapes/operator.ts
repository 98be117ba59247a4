type ThemeFont = 'garage_gothic' | 'lato' | 'open_sans' | 'roboto';

/** A venue's theme; a null field keeps the front end's default. Requirement S4.2. */
export interface Theme {
  themeAppLogo: string | null;
  themeAppPrimaryColour: string | null;
  themeAppSecondaryColour1: string | null;
  themeAppSecondaryColour2: string | null;
  themeAppDarkBgColour: string | null;
  themeAppHeaderBgColour: string | null;
  headerPrimaryColour: string | null;
  themeAppHeadingFontStyle: ThemeFont | null;
  themeAppBodyFontStyle: ThemeFont | null;
  themeAppSecondaryButtonStyle: 'solid' | 'outline' | null;
}

export interface Client {
  id: string;
  name: string;
  imageUrl: string | null;
}

export interface Venue {
  id: string;
  slug: string;
  name: string;
  address1: string | null;
  address2: string | null;
  postcode: string;
  lat: number;
  lng: number;
  placeType: string;
  displayVenueSelectionButton: boolean;
  activitiesV2Enabled: boolean;
  canDisplayIneligibleMemberships: boolean;
  telephone: string | null;
  imageUrl: string | null;
}

export interface Place {
  label: string;
  lat: number;
  lng: number;
}

export interface Terms {
  id: string;
  title: string;
  /** HTML */
  html: string;
}
