import { checks, type Options, refuse, strict } from './recorded-options';

/** The geocoder's response: places, or the status with which it rejects. */
export type GeocoderAnswer =
  | readonly { readonly label: string; readonly lat: number; readonly lng: number }[]
  | { readonly status: string };

type Listener = { readonly on: object; readonly name: string; readonly run: () => void };

const EVENTS = new Set(['dragstart', 'idle']);
const LIBRARIES = new Set(['core', 'maps', 'geocoding']);

/** A fake of the recorded part of the Google Maps API. It throws on unknown methods, options, events and libraries. */
export function installRecordedMaps() {
  const calls: { readonly name: string; readonly args: readonly unknown[] }[] = [];
  const listeners = new Set<Listener>();
  const maps: ReturnType<typeof createMap>[] = [];
  const circles = new Set<object>();
  let answer: GeocoderAnswer | Promise<GeocoderAnswer> = [];
  const record = (name: string, ...args: unknown[]) => calls.push({ name, args });

  class LatLng {
    readonly #point: Options;
    constructor(lat: unknown, lng: unknown) {
      this.#point = checks.point('LatLng', { lat, lng });
    }
    lat = () => this.#point.lat;
    lng = () => this.#point.lng;
    toString = () => `(${this.#point.lat}, ${this.#point.lng})`;
  }

  function createMap(element: unknown, options: unknown) {
    if (!(element instanceof HTMLElement)) refuse('Map', 'its element', element);
    const checkedOptions = checks.map('Map', options);
    record('Map', checkedOptions);
    const pane = document.createElement('div');
    element.append(pane);
    const view = { center: checkedOptions.center, zoom: checkedOptions.zoom };
    const map = strict('Map', {
      setOptions(moreOptions: unknown) {
        record('Map.setOptions', checks.map('Map.setOptions', moreOptions));
      },
      moveCamera(camera: unknown) {
        const moved = checks.camera('Map.moveCamera', camera);
        record('Map.moveCamera', moved);
        Object.assign(view, moved);
      },
      getCenter: () => {
        const { lat, lng } = checks.point('Map.getCenter', view.center);
        return new LatLng(lat, lng);
      },
      getZoom: () => view.zoom,
    });
    return { map, pane, view };
  }

  class OverlayView {
    #map: object | null = null;
    onAdd() {}
    draw() {}
    onRemove() {}
    setMap(map: unknown) {
      if (map !== null && !maps.some((known) => known.map === map))
        refuse('OverlayView.setMap', 'a map', map);
      if (this.#map) this.onRemove();
      this.#map = typeof map === 'object' ? map : null;
      if (!this.#map) return;
      this.onAdd();
      this.draw();
    }
    getPanes = () =>
      strict('MapPanes', { overlayMouseTarget: maps.find((known) => known.map === this.#map)?.pane });
    getProjection = () =>
      strict('MapCanvasProjection', {
        fromLatLngToDivPixel(at: unknown) {
          if (!(at instanceof LatLng)) refuse('fromLatLngToDivPixel', 'a LatLng', at);
          return { x: Number(at.lng()), y: Number(at.lat()) };
        },
      });
  }

  class Circle {
    constructor(options: unknown) {
      const { map, ...rest } = checks.circle('Circle', options);
      if (!maps.some((known) => known.map === map)) refuse('Circle', 'a map', map);
      record('Circle', rest);
      circles.add(this);
    }
    setOptions = (options: unknown) =>
      record('Circle.setOptions', checks.circle('Circle.setOptions', options));
    setRadius = (metres: unknown) => {
      if (typeof metres !== 'number' || !(metres > 0)) refuse('Circle.setRadius', 'metres', metres);
      record('Circle.setRadius', metres);
    };
    setCenter = (at: unknown) => record('Circle.setCenter', checks.point('Circle.setCenter', at));
    setMap = (map: unknown) => {
      if (map === null) circles.delete(this);
    };
  }

  class Geocoder {
    async geocode(request: unknown) {
      record('Geocoder.geocode', checks.geocoder('Geocoder.geocode', request));
      const checkedOptions = await answer;
      if (!('length' in checkedOptions))
        throw Object.assign(new Error(checkedOptions.status), { code: checkedOptions.status });
      return {
        results: checkedOptions.map(({ label, lat, lng }) => ({
          formatted_address: label,
          geometry: { location: new LatLng(lat, lng) },
        })),
      };
    }
  }

  function constructed(element: unknown, options: unknown) {
    const createdMap = createMap(element, options);
    maps.push(createdMap);
    return createdMap.map;
  }

  const event = strict('event', {
    addListener(on: object, name: string, run: () => void): Listener {
      if (!EVENTS.has(name)) refuse('event.addListener', 'a recorded event', name);
      const listener = { on, name, run };
      listeners.add(listener);
      return listener;
    },
    removeListener(listener: Listener) {
      if (!listeners.delete(listener)) refuse('event.removeListener', 'a listener', listener);
    },
  });
  const importLibrary = async (name: string) => {
    if (!LIBRARIES.has(name)) refuse('importLibrary', 'a recorded library', name);
    record('importLibrary', name);
  };
  // With `new`, an object that the constructor returns replaces `this`.
  function GoogleMap(element: unknown, options: unknown) {
    return constructed(element, options);
  }
  Reflect.set(globalThis, 'google', {
    maps: strict('maps', { Map: GoogleMap, LatLng, OverlayView, Circle, Geocoder, event, importLibrary }),
  });

  return {
    argsOf: (name: string) => calls.filter((call) => call.name === name).map(({ args: [first] }) => first),
    circlesShown: () => circles.size,
    listenersLeft: () => listeners.size,
    geocoderAnswers(next: GeocoderAnswer | Promise<GeocoderAnswer>) {
      answer = next;
    },
    /** Moves the newest map as a customer's drag would. */
    movedByHand(view: { center: { lat: number; lng: number }; zoom: number }) {
      const createdMap = maps.at(-1);
      if (!createdMap) throw new Error('recorded maps: there is no map yet.');
      Object.assign(createdMap.view, view);
      for (const name of ['dragstart', 'idle']) {
        for (const listener of [...listeners]) {
          if (listener.on === createdMap.map && listener.name === name) listener.run();
        }
      }
    },
  };
}
