import type { RoomScene } from "@selvedge/contract";
import { degreesOf } from "@selvedge/geometry-core";
import { DoubleSide, Euler, Group, Matrix4, Mesh, MeshBasicMaterial, Object3D, PlaneGeometry, Quaternion, Vector3 } from "three";
import { expect, test } from "vitest";
import type { RoomParts } from "../stage/use-room-parts.ts";
import type { Walk } from "../types.ts";
import { looking } from "../walk/pose.ts";
import { Walker } from "../walk/walker.ts";
import { BOARD_HEIGHT, BOARD_WIDTH, buttonsOn, PX_PER_MM } from "./buttons.ts";
import { goalsOf, spotOfGoal } from "./landing.ts";
import type { BoardAction, HeadsetView } from "./types.ts";
import { Visit, type VisitParts } from "./visit.ts";

const stand = (standId: string, x: number) => ({
  standId,
  place: [x, 1_600, 2_500],
  target: [x, 1_400, -1_000],
  seen: { width: 1_000, height: 1_000 },
  farthest: 3_500,
});
const ROOM = {
  extent: [12_000, 3_200, 8_000],
  boxes: [],
  fixtures: [],
  stands: [stand("1", -3_000), stand("2", 3_000)],
} as unknown as RoomScene;
const START = looking([-3_000, 1_600, 2_500], [-3_000, 1_600, 0]);

type Hand = XRInputSource & { readonly gamepad: { axes: number[]; buttons: GamepadButton[] } };
const handOf = (handedness: XRHandedness) =>
  ({
    handedness,
    targetRayMode: "tracked-pointer",
    targetRaySpace: {},
    gripSpace: {},
    gamepad: { axes: [0, 0, 0, 0], buttons: [] },
  }) as unknown as Hand;

/** One visit with a hand on either side: what the headset would measure is said in metres, and a second has a hundred frames. */
function visiting({
  isCut = true,
  texture = {},
  actions = [],
}: {
  isCut?: boolean;
  texture?: object | null;
  actions?: BoardAction[];
} = {}) {
  const [left, right] = [handOf("left"), handOf("right")];
  const session = Object.assign(new EventTarget(), { inputSources: [left, right] }) as unknown as XRSession;
  const cloth = new Mesh(new PlaneGeometry(300, 600), new MeshBasicMaterial({ side: DoubleSide }));
  cloth.position.set(-3_000, 1_300, -1_000);
  cloth.updateMatrixWorld();
  const group = new Group().add(cloth);
  const pieces = [
    { kind: "hanger", standId: "1", productId: "7", size: [300, 600], middle: [-3_000, 1_300, -1_000], fabric: { texture } },
  ];
  const parts = { rack: { group, pieces, indexOf: () => 0 }, held: { hitBy: () => null } } as unknown as RoomParts;
  const landed: (readonly [number, number])[][] = [[], []];
  const seen = {
    dark: [] as number[],
    landed,
    pointed: [] as number[],
    useful: [] as boolean[],
    written: [] as string[],
    acted: [] as string[],
    board: new Object3D(),
  };
  const marks = {
    board: {
      mesh: seen.board,
      buttons: buttonsOn(actions.length, false),
      write: ({ title }: { title: string }) => seen.written.push(title),
    },
    clear: () => {
      [seen.pointed.length, seen.useful.length] = [0, 0];
    },
    point: (index: number, _from: unknown, _turn: unknown, _length: number, isUseful: boolean) => {
      seen.pointed.push(index);
      seen.useful[index] = isUseful;
    },
    land: (index: number, spot: readonly [number, number]) => seen.landed[index]!.push(spot),
    darken: (share: number) => seen.dark.push(share),
    textureBytes: 0,
  } as unknown as VisitParts["marks"];
  let walker = new Walker(START);
  const how = { room: ROOM, parts, marks, goals: goalsOf(ROOM), session, isCut, hasActed: false };
  let visit = new Visit({ ...how, walker });
  const space = new EventTarget() as XRReferenceSpace;
  const poses = new Map<unknown, Matrix4>();
  const noted = { stand: 0, piece: -1, isSeated: false };
  const lost = new Set<unknown>();
  let [now, head, yaw, isSeen] = [0, new Vector3(0, 1.7, 0), 0, true];
  const pose = (matrix: Matrix4) => ({ transform: { matrix: new Float32Array(matrix.elements) } });
  const frame = {
    getViewerPose: () => isSeen && pose(new Matrix4().makeRotationY(yaw).setPosition(head)),
    getPose: (space: unknown) => !lost.has(space) && pose(poses.get(space) ?? new Matrix4().setPosition(0, -1, 0)),
  } as unknown as XRFrame;
  return {
    get walker() {
      return walker;
    },
    get visit() {
      return visit;
    },
    session,
    space,
    seen,
    noted,
    left,
    right,
    headAt: (y: number) => {
      head = new Vector3(0, y, 0);
    },
    turnHead: (left: number) => {
      yaw = left;
    },
    stepTo: (x: number, z: number) => {
      head = new Vector3(x, head.y, z);
    },
    /** What tracks the headset sees its surroundings, or does not. */
    see: (isTracked: boolean) => {
      isSeen = isTracked;
    },
    /** The hand is behind one's back. */
    lose: ({ targetRaySpace, gripSpace }: Hand) => void lost.add(targetRaySpace).add(gripSpace),
    /** Something in the room is another: it is drawn anew, with a walker at its entrance. */
    changeRoom() {
      visit.end();
      walker = new Walker(looking([0, 1_600, 3_500], [0, 1_600, 0]));
      visit = new Visit({ ...how, walker }, visit);
    },
    next() {
      now += 10;
      const walk = {
        ...noted,
        note: (said: { stand?: number; piece?: number }) => Object.assign(noted, said),
        putBack: () => Object.assign(noted, { piece: -1 }),
        take: (piece: number) => {
          Object.assign(noted, { piece });
          walker.goTo(looking([-3_000, 1_600, -300], [-3_000, 1_300, -1_000]), [], now, true);
        },
      } as unknown as Walk;
      const onSeated = (isSeated: boolean) => Object.assign(noted, { isSeated });
      const board = noted.piece < 0 ? null : { title: "", name: "", rows: [], actions };
      const view = {
        board,
        help: { sticks: { title: "sticks", name: "", rows: [] }, hands: { title: "hands", name: "", rows: [] } },
        isSeated: noted.isSeated,
        onSeated,
        onAct: (key: string) => void seen.acted.push(key),
      } as unknown as HeadsetView;
      return visit.frame(now, frame, space, walk, view)!;
    },
    event: (hand: Hand, kind: "select" | "squeeze") =>
      void session.dispatchEvent(Object.assign(new Event(kind), { inputSource: hand })),
    /** Holds a hand at 1.3 m above where one stands and points it at a point of the room, mm. */
    point(hand: Hand, to: readonly [number, number, number]) {
      const { place, turn } = this.next().origin;
      const toOwn = new Matrix4()
        .compose(new Vector3(...place), new Quaternion().setFromEuler(new Euler(0, turn, 0)), new Vector3(1_000, 1_000, 1_000))
        .invert();
      const [from, end] = [new Vector3(0, 1.3, 0), new Vector3(...to).applyMatrix4(toOwn)];
      const matrix = new Matrix4().lookAt(from, end, new Vector3(0, 1, 0)).setPosition(from);
      poses.set(hand.targetRaySpace, matrix).set(hand.gripSpace, matrix);
    },
    press(hand: Hand, kind: "select" | "squeeze") {
      this.event(hand, kind);
      this.next();
      return this.next();
    },
  };
}

const spotOf = ({ pose: { place } }: Walker) => [expect.closeTo(place[0], 3), expect.closeTo(place[2], 3)];

test("a headset is put on where one stood, sees as one looked and takes the walker along", () => {
  const { next, walker } = visiting();
  const { origin } = next();
  expect(origin.place).toEqual([expect.closeTo(-3_000, 6), 0, expect.closeTo(2_500, 6)]);
  expect(walker.pose.place[1]).toBeCloseTo(1_700, 3);
  expect(walker.pose.yaw).toBeCloseTo(START.yaw, 6);
});

test("a press at the mark of a stop leads there, whichever hand it is, and looks at the stand", () => {
  const one = visiting();
  const [x, z] = spotOfGoal(goalsOf(ROOM)[1]!);
  one.point(one.left, [x, 0, z]);
  one.press(one.left, "select");
  expect([x, z]).toEqual(spotOf(one.walker));
  expect(one.noted).toMatchObject({ stand: 1, piece: -1 });
  expect(one.walker.pose.yaw).toBeCloseTo(goalsOf(ROOM)[1]!.pose.yaw, 6);
});

test("a press at the floor leads there and at the sky nowhere, and where it would lead is shown before", () => {
  const one = visiting();
  one.point(one.right, [0, 0, 1_000]);
  one.next();
  expect(one.seen.landed[1]!.at(-1)).toEqual([expect.closeTo(0, 1), expect.closeTo(1_000, 1)]);
  one.press(one.right, "select");
  expect([0, 1_000]).toEqual(spotOf(one.walker));
  expect(one.noted.stand).toBe(-1);
  one.point(one.right, [0, 5_000, 0]);
  one.press(one.right, "select");
  expect([0, 1_000]).toEqual(spotOf(one.walker));
});

test("a hanger is taken by the trigger where one stands, held as that hand is turned, and put back by its trigger or any grip", () => {
  for (const [hand, other, kind] of [
    ["right", "left", "select"],
    ["left", "right", "select"],
    ["left", "right", "squeeze"],
  ] as const) {
    const one = visiting();
    one.point(one[other], [2_000, 1_300, 2_500]);
    one.point(one[hand], [-3_000, 1_300, -1_000]);
    const { hold } = one.press(one[hand], "select");
    expect(one.noted).toEqual({ stand: 0, piece: 0, isSeated: false });
    const { place, yaw } = hold([300, 600])!;
    expect(place).toEqual([expect.closeTo(-3_000, 1), expect.closeTo(1_600, 1), expect.closeTo(2_280, 1)]);
    expect(yaw).toBeCloseTo(0, 3);
    expect(one.seen.board.visible).toBe(true);
    expect(Math.sign(one.seen.board.position.x + 3_000)).toBe(hand === "left" ? 1 : -1);
    expect(one.seen.pointed).toEqual([hand === "left" ? 1 : 0]);
    one.press(kind === "squeeze" ? one[other] : one[hand], kind);
    expect(one.noted.piece).toBe(-1);
    expect([-3_000, 2_500]).toEqual(spotOf(one.walker));
  }
});

test("of a hanger that was never measured one goes close to where it hangs, and the board stands beside it there", () => {
  const one = visiting({ texture: null });
  one.point(one.left, [-3_000, 1_300, -1_000]);
  one.press(one.left, "select");
  expect(one.noted.piece).toBe(0);
  expect([-3_000, -300]).toEqual(spotOf(one.walker));
  expect(one.seen.board.position.x).toBeGreaterThan(-3_000 + 300 / 2);
  expect(one.seen.board.position.z).toBeLessThan(-300);
  one.press(one.left, "select");
  expect(one.noted.piece).toBe(-1);
});

test("others hear of the cloth that a hand points at, and of none once it is in hand", () => {
  const one = visiting();
  one.point(one.left, [0, 0, 2_000]);
  expect(one.next().pointsAt).toBe(-1);
  one.point(one.right, [-3_000, 1_300, -1_000]);
  expect(one.next().pointsAt).toBe(0);
  expect(one.press(one.right, "select").pointsAt).toBe(-1);
});

test("each hand shows where it leads itself", () => {
  const one = visiting();
  one.point(one.right, [-1_000, 0, 1_000]);
  one.point(one.left, [0, 0, 2_000]);
  one.next();
  expect(one.seen.landed.map((spots) => spots.at(-1))).toEqual([
    [expect.closeTo(0, 1), expect.closeTo(2_000, 1)],
    [expect.closeTo(-1_000, 1), expect.closeTo(1_000, 1)],
  ]);
});

test("a head that turns while one is taken elsewhere turns nothing but itself", () => {
  const one = visiting({ isCut: false });
  for (let frames = 0; frames < 20; frames++) one.next();
  one.point(one.right, [0, 0, 1_000]);
  const before = one.next().origin.turn;
  one.press(one.right, "select");
  one.turnHead(0.2);
  for (let frames = 0; frames < 20; frames++) one.next();
  expect([0, 1_000]).toEqual(spotOf(one.walker));
  expect(one.next().origin.turn).toBeCloseTo(before, 9);
});

test("with a hanger in one hand the other leads elsewhere, and it comes along", () => {
  const one = visiting();
  one.point(one.right, [-3_000, 1_300, -1_000]);
  one.press(one.right, "select");
  one.point(one.left, [1_000, 0, 2_500]);
  one.press(one.left, "select");
  expect(one.noted).toMatchObject({ stand: -1, piece: 0 });
  expect(one.walker.pose.place[0]).toBeCloseTo(1_000, 1);
});

test("one goes where the walker is sent from the page", () => {
  const one = visiting();
  one.next();
  one.walker.goTo(looking([2_000, 1_600, -1_000], [5_000, 1_600, -1_000]), [], 0, false);
  const { origin } = one.next();
  expect(origin.place).toEqual([expect.closeTo(2_000, 3), 0, expect.closeTo(-1_000, 3)]);
  expect(one.walker.pose.yaw).toBeCloseTo(-Math.PI / 2, 6);
});

test("it is dark for a tenth of a second while one is taken elsewhere, and not at all for who wants less motion", () => {
  const [soft, cut] = [visiting({ isCut: false }), visiting()];
  for (const one of [soft, cut]) {
    for (let frames = 0; frames < 20; frames++) one.next();
    one.point(one.right, [0, 0, 1_000]);
    one.seen.dark.length = 0;
    one.press(one.right, "select");
    for (let frames = 0; frames < 20; frames++) one.next();
    expect([0, 1_000]).toEqual(spotOf(one.walker));
  }
  expect(soft.seen.dark.filter((share) => share > 0).length).toBeGreaterThan(7);
  expect(soft.seen.dark.filter((share) => share > 0).length).toBeLessThan(11);
  expect(Math.max(...soft.seen.dark)).toBeCloseTo(1, 6);
  expect(cut.seen.dark.every((share) => share === 0)).toBe(true);
});

test("the thumbstick turns by 30°, the lower button sits down, and afterwards one stands on the page where one stood", () => {
  const one = visiting();
  const before = one.next().origin.turn;
  one.right.gamepad.axes[2] = 1;
  one.next();
  expect(degreesOf(before - one.next().origin.turn)).toBeCloseTo(30, 6);
  one.headAt(1.2);
  one.left.gamepad.buttons[4] = { pressed: true, touched: true, value: 1 };
  one.next();
  one.next();
  expect(one.noted.isSeated).toBe(true);
  expect(one.walker.pose.place[1]).toBeCloseTo(1_600, 3);
  const { yaw } = one.walker.pose;
  one.visit.end();
  expect(one.walker.isWorn).toBe(false);
  expect(one.walker.pose.place).toEqual([expect.closeTo(-3_000, 3), 1_600, expect.closeTo(2_500, 3)]);
  expect(one.walker.pose.yaw).toBe(yaw);
});

test("whatever changes in the room, whoever wears a headset stands where they stood and holds what they held", () => {
  const one = visiting();
  one.point(one.right, [1_000, 0, 2_000]);
  one.press(one.right, "select");
  one.left.gamepad.axes[2] = 1;
  one.next();
  one.point(one.left, [-3_000, 1_300, -1_000]);
  one.press(one.left, "select");
  const before = one.next();
  one.changeRoom();
  const after = one.next();
  expect(after.origin).toEqual(before.origin);
  expect([1_000, 2_000]).toEqual(spotOf(one.walker));
  expect(one.walker.isWorn).toBe(true);
  expect(after.hold([300, 600])).toEqual(before.hold([300, 600]));
  expect(one.seen.pointed).toEqual([1]);
});

test("where one is sent as the room changes one goes all the same", () => {
  const one = visiting();
  one.next();
  one.walker.goTo(looking([2_000, 1_600, -1_000], [5_000, 1_600, -1_000]), [], 0, false);
  one.changeRoom();
  one.next();
  expect([2_000, -1_000]).toEqual(spotOf(one.walker));
});

test("after the headset was told what is ahead one stands where one stood in the room, and looks as one looked", () => {
  const one = visiting({ isCut: false });
  for (let frames = 0; frames < 20; frames++) one.next();
  one.stepTo(0.8, -0.5);
  one.turnHead(0.6);
  one.next();
  const { place, yaw } = one.walker.pose;
  one.stepTo(0, 0);
  one.turnHead(0);
  one.space.dispatchEvent(new Event("reset"));
  one.next();
  expect(one.walker.pose.place).toEqual(place.map((value) => expect.closeTo(value, 3)));
  expect(one.walker.pose.yaw).toBeCloseTo(yaw, 6);
});

test("a hand out of sight holds on where it was last seen, and the other one does not put back for it", () => {
  const one = visiting();
  one.point(one.right, [-3_000, 1_300, -1_000]);
  const held = one.press(one.right, "select").hold([300, 600])!;
  one.lose(one.right);
  one.point(one.left, [1_000, 0, 2_500]);
  expect(one.next().hold([300, 600])).toEqual(held);
  const { hold } = one.press(one.left, "select");
  expect(one.noted.piece).toBe(0);
  expect(hold([300, 600])!.place[0]).toBeCloseTo(held.place[0] + 4_000, 1);
});

test("what no hand holds hangs where it was put, with its board beside it, and comes along to another place", () => {
  const one = visiting();
  for (const hand of [one.left, one.right]) one.lose(hand);
  one.next();
  one.noted.piece = 0;
  const { place, yaw } = one.next().hold([300, 600])!;
  expect(place).toEqual([expect.closeTo(-3_000, 3), expect.closeTo(1_850, 3), expect.closeTo(1_750, 3)]);
  expect(yaw).toBeCloseTo(START.yaw, 6);
  const board = one.seen.board.position.clone();
  expect(Math.abs(board.x + 3_000)).toBeCloseTo(380, 1);
  one.turnHead(0.7);
  one.stepTo(0.1, 0.1);
  expect(one.next().hold([300, 600])!.place).toEqual(place);
  expect(one.seen.board.position.distanceTo(board)).toBeLessThan(1e-6);
  one.walker.goTo(looking([2_000, 1_600, -1_000], [5_000, 1_600, -1_000]), [], 0, false);
  one.next();
  expect(one.next().hold([300, 600])!.place).toEqual(place);
});

test("eyes that pinch hold nothing, and put back wherever they look", () => {
  const one = visiting();
  Object.assign(one.right, { targetRayMode: "transient-pointer" });
  one.lose(one.left);
  one.point(one.right, [-3_000, 1_300, -1_000]);
  const { hold } = one.press(one.right, "select");
  expect(one.noted.piece).toBe(0);
  expect(hold([300, 600])!.place[2]).toBeCloseTo(1_750, 3);
  one.point(one.right, [0, 0, 1_000]);
  one.press(one.right, "select");
  expect(one.noted.piece).toBe(-1);
  expect([-3_000, 2_500]).toEqual(spotOf(one.walker));
});

test("what was pressed while the headset did not know where it is leads nowhere afterwards", () => {
  const one = visiting();
  one.point(one.right, [0, 0, 1_000]);
  one.see(false);
  one.event(one.right, "select");
  expect(one.next()).toBeNull();
  one.see(true);
  one.next();
  one.next();
  expect([-3_000, 2_500]).toEqual(spotOf(one.walker));
});

test("whoever sits is measured until the headset is at the head, and anew when it is put on again", () => {
  const one = visiting();
  one.noted.isSeated = true;
  one.headAt(0.75);
  one.next();
  one.headAt(1.2);
  one.next();
  expect(one.walker.pose.place[1]).toBeCloseTo(1_600, 3);
  for (let frames = 0; frames < 120; frames++) one.next();
  one.headAt(1.3);
  one.next();
  expect(one.walker.pose.place[1]).toBeCloseTo(1_700, 3);
  Object.assign(one.session, { visibilityState: "visible" });
  one.session.dispatchEvent(new Event("visibilitychange"));
  one.next();
  expect(one.walker.pose.place[1]).toBeCloseTo(1_600, 3);
});

test("who has nothing to turn by is not told of it", () => {
  const one = visiting();
  one.next();
  expect(one.seen.written.at(-1)).toBe("sticks");
  for (const { gamepad } of [one.left, one.right]) gamepad.axes.length = 0;
  one.next();
  expect(one.seen.written.at(-1)).toBe("hands");
});

test("keys held down on the page take one on, and it gets no darker by them", () => {
  const one = visiting({ isCut: false });
  for (let frames = 0; frames < 20; frames++) one.next();
  let arrived = 0;
  for (let steps = 1; steps <= 20; steps++) {
    const [x, , z] = one.walker.pose.place;
    one.walker.standAt([x, z - 100], 1_600);
    for (let frames = 0; frames < 3; frames++) one.next();
    if (one.walker.pose.place[2] < z) arrived++;
  }
  expect(arrived).toBeGreaterThan(5);
});

test("a hand that takes in the very frame in which the page says that another has put back holds it", () => {
  const one = visiting();
  for (const hand of [one.left, one.right]) one.point(hand, [-3_000, 1_300, -1_000]);
  one.press(one.right, "select");
  one.event(one.right, "select");
  one.next();
  one.event(one.left, "select");
  one.next();
  one.next();
  expect(one.noted.piece).toBe(0);
  expect(one.seen.pointed).toEqual([1]);
});

const ACTIONS: BoardAction[] = [
  { key: "heart", label: "Favorite", isOn: false },
  { key: "cart", label: "Add to cart", isOn: false },
  { key: "sample", label: "Request a sample", isOn: false },
];
/** A point of the board that is seen, px from its upper left corner, in the room. */
function onBoard(board: Object3D, x: number, y: number): [number, number, number] {
  const point = new Vector3((x - BOARD_WIDTH / 2) / PX_PER_MM, (BOARD_HEIGHT / 2 - y) / PX_PER_MM, 0);
  board.updateMatrixWorld();
  return point.applyMatrix4(board.matrixWorld).toArray();
}
/** The middle of a button of the board that is seen, in the room. */
function buttonAt(board: Object3D, index: number): [number, number, number] {
  const { x, y, width, height } = buttonsOn(ACTIONS.length, false)[index]!;
  return onBoard(board, x + width / 2, y + height / 2);
}

test("with a cloth in one hand the other presses the buttons of its board, and does not put it back", () => {
  const one = visiting({ actions: ACTIONS });
  one.point(one.right, [-3_000, 1_300, -1_000]);
  one.press(one.right, "select");
  for (const [index, { key }] of ACTIONS.entries()) {
    one.point(one.left, buttonAt(one.seen.board, index));
    one.press(one.left, "select");
    expect(one.seen.acted.at(-1)).toBe(key);
    expect(one.seen.useful[0]).toBe(true);
  }
  expect(one.seen.acted).toHaveLength(3);
  expect(one.noted).toMatchObject({ stand: 0, piece: 0 });
  one.press(one.left, "squeeze");
  expect(one.noted.piece).toBe(-1);
  one.press(one.left, "select");
  expect(one.seen.acted).toHaveLength(3);
});

test("a press beside the buttons of a board is for nothing that is behind it", () => {
  const one = visiting({ actions: ACTIONS });
  one.point(one.right, [-3_000, 1_300, -1_000]);
  one.press(one.right, "select");
  const [first, second] = buttonsOn(ACTIONS.length, false);
  one.point(one.left, onBoard(one.seen.board, (first!.x + first!.width + second!.x) / 2, first!.y + first!.height / 2));
  one.press(one.left, "select");
  expect([-3_000, 2_500]).toEqual(spotOf(one.walker));
  expect(one.noted).toMatchObject({ stand: 0, piece: 0 });
  expect(one.seen.acted).toEqual([]);
  expect(one.seen.useful[0]).toBe(false);
});

test("with one hand alone what is looked at is pressed", () => {
  const one = visiting({ actions: ACTIONS });
  one.lose(one.left);
  one.point(one.right, [-3_000, 1_300, -1_000]);
  one.press(one.right, "select");
  const look = () => {
    const [x, y, z] = buttonAt(one.seen.board, 1);
    const { place } = one.walker.pose;
    one.headAt(y / 1_000);
    one.turnHead(Math.atan2(place[0] - x, place[2] - z));
    one.next();
  };
  // The board turns to the eyes, which are elsewhere then.
  for (let step = 0; step < 3; step++) look();
  one.press(one.right, "select");
  expect(one.seen.acted).toEqual(["cart"]);
  one.turnHead(0);
  one.press(one.right, "select");
  expect(one.noted.piece).toBe(-1);
});
