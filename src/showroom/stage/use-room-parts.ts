import { useThree } from "@react-three/fiber";
import type { RoomCaption, RoomScene } from "@selvedge/contract";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { MeshStandardMaterial } from "three";
import { useRoom } from "../../preview/scene/use-room.ts";
import { Held } from "../cloth/held.ts";
import { Rack } from "../cloth/rack.ts";
import { TileStore } from "../cloth/tile-store.ts";
import type { FormedGarment } from "../garments/form.ts";
import { useSettled } from "../garments/formed.tsx";
import { useWardrobes } from "../garments/use-wardrobes.ts";
import { ROOM_LIGHT, Surroundings } from "./surroundings.ts";

const [ANISOTROPY, SOFTWARE_ANISOTROPY] = [8, 2];

/** All that a room is drawn of; freed with it. `arrived` hears of every picture that comes in. */
export function useRoomParts(room: RoomScene, say: (caption: RoomCaption) => string, isSoftware: boolean, arrived: () => void) {
  const scene = useThree((state) => state.scene);
  const anisotropy = isSoftware ? SOFTWARE_ANISOTROPY : ANISOTROPY;
  const said = useRef(say);
  said.current = say;
  const surroundings = useMemo(
    () => new Surroundings(room, { anisotropy, say: (caption) => said.current(caption), onArrival: arrived }),
    [room, anisotropy, arrived],
  );
  useEffect(() => () => surroundings.dispose(), [surroundings]);
  useRoom(ROOM_LIGHT[room.architecture]);

  const tiles = useMemo(() => new TileStore(room.products.length, anisotropy, arrived), [room, anisotropy, arrived]);
  const rack = useMemo(() => new Rack(room, tiles, surroundings.built.lightAt), [room, tiles, surroundings]);
  useEffect(
    () => () => {
      rack.dispose();
      tiles.dispose();
    },
    [rack, tiles],
  );

  const materials = useMemo(
    () => ({
      linen: new MeshStandardMaterial({ vertexColors: true, roughness: 0.92 }),
      button: new MeshStandardMaterial({ vertexColors: true, roughness: 0.38 }),
    }),
    [],
  );
  useEffect(
    () => () => {
      for (const material of Object.values(materials)) material.dispose();
    },
    [materials],
  );
  const standing = useMemo(() => new Set<FormedGarment>(), []);
  const { settled, onSettled } = useSettled(arrived);
  const forms = room.garments.filter(({ hand, width }) => width === null && hand !== null).length;
  const holding = useRef<Held | null>(null);
  const wearers = useCallback(() => {
    const held = holding.current?.piece;
    return [...[...standing].flatMap(({ pieces }) => pieces), ...(held ? [held] : [])];
  }, [standing]);
  const wardrobes = useWardrobes(room, anisotropy, wearers, arrived);
  const held = useMemo(() => new Held(scene, () => wardrobes.held.current), [scene, wardrobes]);
  holding.current = held;
  useEffect(() => () => held.dispose(), [held]);
  return useMemo(
    () => ({ surroundings, tiles, rack, materials, standing, settled, onSettled, forms, wardrobes, held }),
    [surroundings, tiles, rack, materials, standing, settled, onSettled, forms, wardrobes, held],
  );
}

export type RoomParts = ReturnType<typeof useRoomParts>;
