import Supercluster from 'supercluster';
import { calculateBounds, fitBounds } from './fit.ts';
import type { MapPlace, MapPoint, MapSize, View } from './map-point.ts';
import { CLUSTER_MAX_ZOOM, CLUSTER_RADIUS_PX, EXTRA_ZOOM, MAX_ZOOM, OPEN_CLUSTER_MS } from './numbers.ts';
import type { Move } from './plan-flight.ts';
import { calculateViewBounds, isMobile } from './view.ts';

/** A mark: one centre, or a cluster of close ones. */
export type Mark =
  | { readonly kind: 'place'; readonly place: MapPlace }
  | {
      readonly kind: 'cluster';
      readonly zoom: number;
      readonly cluster: number;
      readonly count: number;
      readonly at: MapPoint;
    };
export type ClusterMark = Extract<Mark, { kind: 'cluster' }>;

export type Clusters = {
  readonly listMarks: (view: View, size: MapSize) => readonly Mark[];
  /** The move that separates the centres of a cluster; null if no zoom level does. */
  readonly planOpening: (mark: ClusterMark, size: MapSize) => Move | null;
  /** The centres of a cluster, up to a limit. */
  readonly listPlaces: (mark: ClusterMark) => readonly MapPlace[];
};

type FeatureProperties = { readonly index: number };
type ClusterIndex = Supercluster<FeatureProperties, FeatureProperties>;

/** Marks beyond the edges are drawn too, so that dragging reveals them. */
const OVERSCAN_SHARE = 0.3;
const MAX_CARD_PLACES = 25;
const OPENED_PADDING_PX = 32;
const WORLD_BOUNDS: [number, number, number, number] = [-180, -90, 180, 90];

function buildClusterIndex(places: readonly MapPlace[], minZoom: number, maxZoom: number): ClusterIndex {
  const level: ClusterIndex = new Supercluster({ radius: CLUSTER_RADIUS_PX, minZoom, maxZoom });
  return level.load(
    places.map(({ lat, lng }, index) => ({
      type: 'Feature',
      properties: { index },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  );
}

/**
 * Groups centres that are close together. Each zoom level is computed on first use: computing all twenty at once would exceed 50
 * ms for 13,000 centres.
 */
export function createClusters(places: readonly MapPlace[]): Clusters {
  const indexByZoom = new Map<number, ClusterIndex>();
  const getClusterIndex = (zoom: number): ClusterIndex => {
    const level = indexByZoom.get(zoom) ?? buildClusterIndex(places, zoom, zoom);
    indexByZoom.set(zoom, level);
    return level;
  };
  const listLeaves = ({ zoom, cluster }: ClusterMark, limit: number): MapPlace[] =>
    getClusterIndex(zoom)
      .getLeaves(cluster, limit)
      .flatMap(({ properties }) => places[properties.index] ?? []);

  return {
    listMarks(view, size) {
      const { west, south, east, north } = calculateViewBounds(view, size, OVERSCAN_SHARE);
      const zoom = Math.min(Math.floor(view.zoom), CLUSTER_MAX_ZOOM + 1);
      const level = getClusterIndex(Math.min(zoom, CLUSTER_MAX_ZOOM));
      return level.getClusters([west, south, east, north], zoom).flatMap((feature): Mark[] => {
        const { properties } = feature;
        const [lng = 0, lat = 0] = feature.geometry.coordinates;
        if ('cluster' in properties) {
          const { cluster_id: cluster, point_count: count } = properties;
          return [{ kind: 'cluster', zoom, cluster, count, at: { lat, lng } }];
        }
        const place = places[properties.index];
        return place ? [{ kind: 'place', place }] : [];
      });
    },
    planOpening(mark, size) {
      const leaves = listLeaves(mark, Number.POSITIVE_INFINITY);
      const bounds = calculateBounds(leaves);
      const minZoom = findSeparationZoom(leaves, mark.zoom + 1);
      if (!bounds || minZoom === null) return null;
      const fittedView = fitBounds(bounds, size, OPENED_PADDING_PX, MAX_ZOOM);
      const extraZoom = isMobile(size) ? EXTRA_ZOOM.mobile : EXTRA_ZOOM.desktop;
      const zoom = Math.min(MAX_ZOOM, Math.max(minZoom, Math.min(minZoom + extraZoom, fittedView.zoom)));
      return { to: { centre: fittedView.centre, zoom }, ms: OPEN_CLUSTER_MS, path: 'ease' };
    },
    listPlaces: (mark) => listLeaves(mark, MAX_CARD_PLACES),
  };
}

/** The first zoom level at which the centres separate; null if there is none. */
function findSeparationZoom(places: readonly MapPlace[], from: number): number | null {
  if (from > CLUSTER_MAX_ZOOM) return null;
  const levels = buildClusterIndex(places, from, CLUSTER_MAX_ZOOM);
  for (let zoom = from; zoom <= CLUSTER_MAX_ZOOM; zoom += 1) {
    if (levels.getClusters(WORLD_BOUNDS, zoom).length > 1) return zoom;
  }
  return null;
}
