import initJolt from "jolt-physics/wasm-compat";
import { BALL, DT, FRAMES, POPLIN, SUBSTEPS } from "./sheet.mjs";

const [STILL, MOVING] = [0, 1];

/** Jolt's soft body: one iteration is one substep. It has no contact of the cloth with itself. */
export async function drapeJolt(sheet) {
  const Jolt = await initJolt();
  const layers = new Jolt.ObjectLayerPairFilterTable(2);
  layers.EnableCollision(STILL, MOVING);
  const broad = new Jolt.BroadPhaseLayerInterfaceTable(2, 2);
  broad.MapObjectToBroadPhaseLayer(STILL, new Jolt.BroadPhaseLayer(0));
  broad.MapObjectToBroadPhaseLayer(MOVING, new Jolt.BroadPhaseLayer(1));
  const settings = new Jolt.JoltSettings();
  settings.mMaxWorkerThreads = 0;
  settings.mObjectLayerPairFilter = layers;
  settings.mBroadPhaseLayerInterface = broad;
  settings.mObjectVsBroadPhaseLayerFilter = new Jolt.ObjectVsBroadPhaseLayerFilterTable(broad, 2, layers, 2);
  const world = new Jolt.JoltInterface(settings);
  const bodies = world.GetPhysicsSystem().GetBodyInterface();
  const place = (x, y, z) => new Jolt.RVec3(x, y, z);
  const ball = new Jolt.BodyCreationSettings(
    new Jolt.SphereShape(BALL),
    place(0, 0, 0),
    Jolt.Quat.prototype.sIdentity(),
    Jolt.EMotionType_Static,
    STILL,
  );
  ball.mFriction = 0.35;
  bodies.CreateAndAddBody(ball, Jolt.EActivation_DontActivate);

  const shared = new Jolt.SoftBodySharedSettings();
  const mass = POPLIN.weight * sheet.step ** 2;
  for (const [x, z] of sheet.flat) {
    const vertex = new Jolt.SoftBodySharedSettingsVertex();
    vertex.mPosition = new Jolt.Float3(x, 0, z);
    vertex.mInvMass = 1 / mass;
    shared.mVertices.push_back(vertex);
  }
  for (const [a, b, c] of sheet.triangles) shared.AddFace(new Jolt.SoftBodySharedSettingsFace(a, b, c, 0));
  const attributes = new Jolt.SoftBodySharedSettingsVertexAttributes();
  attributes.mCompliance = attributes.mShearCompliance = 1 / POPLIN.stretch;
  attributes.mBendCompliance = sheet.step ** 2 / POPLIN.bend;
  shared.CreateConstraints(attributes, 1, Jolt.SoftBodySharedSettings_EBendType_Distance);
  shared.Optimize();
  const order = new Jolt.SoftBodyCreationSettings(shared, place(0, sheet.height, 0), Jolt.Quat.prototype.sIdentity(), MOVING);
  order.mNumIterations = SUBSTEPS;
  order.mLinearDamping = 1.5;
  order.mFriction = 0.35;
  order.mVertexRadius = 0.004;
  order.mUpdatePosition = false;
  order.mAllowSleeping = false;
  order.mMaxLinearVelocity = 3;
  const cloth = bodies.CreateSoftBody(order);
  bodies.AddBody(cloth.GetID(), Jolt.EActivation_Activate);

  const from = performance.now();
  for (let frame = 0; frame < FRAMES; frame++) world.Step(DT * SUBSTEPS, 1);
  const ms = (performance.now() - from) / (FRAMES * SUBSTEPS);
  const vertices = Jolt.castObject(cloth.GetMotionProperties(), Jolt.SoftBodyMotionProperties).GetVertices();
  const middle = cloth.GetCenterOfMassPosition();
  const [cx, cy, cz] = [middle.GetX(), middle.GetY(), middle.GetZ()];
  const found = sheet.flat.map((_, i) => {
    const p = vertices.at(i).mPosition;
    return [p.GetX() + cx, p.GetY() + cy, p.GetZ() + cz];
  });
  return { ms, at: (i) => found[i] };
}
