export type MapPoint = { readonly lat: number; readonly lng: number };
export type MapPlace = MapPoint & {
  readonly id: string;
  readonly name: string;
  /** The centre's number in the list beside the map. */
  readonly number?: number | undefined;
};
export type MapSize = { readonly width: number; readonly height: number };
export type View = { readonly centre: MapPoint; readonly zoom: number };
export type Bounds = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};
export type Circle = { readonly centre: MapPoint; readonly miles: number };
